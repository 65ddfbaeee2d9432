import { engineCase } from '../../lib/cases/engine-case.ts';

export const title =
  'The fifteen tools on 100,000 records; the control reads every value once through GDAL';
export const run = engineCase('fifteen_tools', (folder, quick) => [
  folder,
  ...(quick ? ['--quick'] : []),
]);
