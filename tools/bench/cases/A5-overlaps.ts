import { engineCase } from '../../lib/cases/engine-case.ts';

export const bench = engineCase({
  id: 'A5',
  title: 'Overlaps and gaps of 1,000,000 polygons of 20 vertices, beside shapely’s STRtree',
  module: 'overlaps',
  needs: ['shapely'],
  args: (folder, quick) => [folder, ...(quick ? ['--quick'] : [])],
});
