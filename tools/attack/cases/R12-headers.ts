import { backendCase } from '../../lib/cases/backend-case.ts';

export const title = 'Headers on every kind of response';
export const run = backendCase([1], 'plugins/every-response.test.ts');
