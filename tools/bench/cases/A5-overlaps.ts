import { engineCase } from '../../lib/cases/engine-case.ts';

export const title =
  'Overlaps and gaps of 1,000,000 polygons of 20 vertices, beside shapely’s STRtree';
export const run = engineCase(
  'overlaps',
  (folder, quick) => [folder, ...(quick ? ['--quick'] : [])],
  ['shapely'],
);
