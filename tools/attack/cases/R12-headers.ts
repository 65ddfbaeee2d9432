import { backendCase } from '../../lib/cases/backend-case.ts';

export const title = 'Headers on every kind of response';
export const run = backendCase({ file: 'plugins/every-response.test.ts', servers: 1 });
