import type { TableDensity } from '@consultancy/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { browserMemory } from '../../lib/browser-memory.ts';

/** The row height that this browser stores. */
export const densityMemory = browserMemory('portal.density', z.enum(['comfortable', 'compact']));

/** Row height of tables: a preference of the user and the screen, so not part of the address. */
export function useDensity() {
  const [density, setDensity] = useState<TableDensity>(() => densityMemory.read() ?? 'comfortable');
  return {
    density,
    onDensityChange: (next: TableDensity) => {
      densityMemory.write(next);
      setDensity(next);
    },
  };
}
