import { engineCase } from '../../lib/cases/engine-case.ts';

export const bench = engineCase({
  id: 'A6',
  title: 'The model in a custom coordinate system; the control has GDAL look for its code',
  module: 'open_model',
  args: () => [],
});
