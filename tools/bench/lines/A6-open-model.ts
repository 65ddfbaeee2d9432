import { engineLine } from '../../lib/lines/engine-bench.ts';

export const line = engineLine({
  id: 'A6',
  title: 'The model in a custom coordinate system; the control has GDAL look for its code',
  module: 'open_model',
  args: () => [],
});
