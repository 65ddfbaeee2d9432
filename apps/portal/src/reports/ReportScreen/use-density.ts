import type { TableDensity } from '@consultancy/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { browserMemory } from '../../lib/browser-memory.ts';

const memory = browserMemory('portal.density', z.enum(['comfortable', 'compact']));

/** Row height of tables: a preference of the user and the screen, so not part of the address. */
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
