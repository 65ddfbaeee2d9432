import { backendCase } from '../../lib/cases/backend-case.ts';

const tests = {
  file: 'modules/transactions/sales.test.ts',
  title: 'is recorded once for 100 identical requests with one key',
};

export const title = 'One purchase submitted 100 times with one key';
export const run = backendCase({ ...tests, servers: 1 }, { ...tests, servers: 3 });
