import { engineCase } from '../../lib/cases/engine-case.ts';

export const title =
  'The model in a custom coordinate system; the control has GDAL look for its code';
export const run = engineCase('open_model', () => []);
