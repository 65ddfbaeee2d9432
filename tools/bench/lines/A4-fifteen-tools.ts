import { engineLine } from '../../lib/lines/engine-bench.ts';

export const line = engineLine({
  id: 'A4',
  title: 'The fifteen tools on 100,000 records; the control reads every value once through GDAL',
  module: 'fifteen_tools',
  args: (folder, { quick }) => [folder, ...(quick ? ['--quick'] : [])],
});
