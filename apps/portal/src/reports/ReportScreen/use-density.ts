import type { TableDensity } from '@consultancy/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { browserMemory } from '../../lib/browser-memory.ts';

const memory = browserMemory('portal.density', z.enum(['comfortable', 'compact']));

/** How close the rows of tables stand: a matter of the reader and the screen, not of an address. */
export function useDensity() {
  const [density, setDensity] = useState<TableDensity>(() => memory.read() ?? 'comfortable');
  return {
    density,
    onDensityChange: (next: TableDensity) => {
      memory.write(next);
      setDensity(next);
    },
  };
}
