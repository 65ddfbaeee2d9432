import { backendCase } from '../../lib/cases/backend-case.ts';

export const title = 'Histories of the ledger against a model';
export const run = backendCase({
  file: 'modules/credits/ledger-history.test.ts',
  servers: 0,
  sizes: (quick) => ({ LEDGER_HISTORIES: quick ? '300' : '10000' }),
});
