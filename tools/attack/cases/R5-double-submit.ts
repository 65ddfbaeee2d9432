import { backendCase } from '../../lib/cases/backend-case.ts';

export const title = 'One purchase submitted 100 times with one key';
export const run = backendCase({
  file: 'modules/transactions/sales.test.ts',
  title: 'is recorded once for 100 identical requests with one key',
  servers: [1, 3],
});
