import { backendCase } from '../../lib/cases/backend-case.ts';

export const title = 'Refresh of sessions over three server processes';
export const run = backendCase({
  file: 'modules/auth/sessions.test.ts',
  title: 'the refresh token',
  servers: 3,
});
