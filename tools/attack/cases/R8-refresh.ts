import { backendCase } from '../../lib/cases/backend-case.ts';

export const title = 'Refresh of sessions over three server processes';
export const run = backendCase([3], 'modules/auth/sessions.test.ts', 'the refresh token');
