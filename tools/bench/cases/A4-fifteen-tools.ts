import { engineCase } from '../../lib/cases/engine-case.ts';

export const bench = engineCase({
  id: 'A4',
  title: 'The fifteen tools on 100,000 records; the control reads every value once through GDAL',
  module: 'fifteen_tools',
  args: (folder, quick) => [folder, ...(quick ? ['--quick'] : [])],
});
