import { backendCase } from '../../lib/cases/backend-case.ts';

export const title = 'Authorization: every operation of the built server for eight principals';
export const run = backendCase({ file: 'plugins/policy.test.ts', servers: 1 });
