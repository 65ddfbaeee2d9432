import { backendCase } from '../../lib/cases/backend-case.ts';

export const title = 'Ways around the second factor over three server processes';
export const run = backendCase({ file: 'modules/second-factor/ways-around.test.ts', servers: 3 });
