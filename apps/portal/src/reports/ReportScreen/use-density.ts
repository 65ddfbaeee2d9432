import type { TableDensity } from '@consultancy/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { browserStorage } from '../../lib/browser-storage.ts';

/** The row height that this browser stores. */
export const densityStorage = browserStorage('portal.density', z.enum(['comfortable', 'compact']));

/** Row height of tables: a preference of the user and the screen, so not part of the address. */
export function useDensity() {
  const [density, setDensity] = useState<TableDensity>(
    () => densityStorage.read() ?? 'comfortable',
  );
  return {
    density,
    onDensityChange: (next: TableDensity) => {
      densityStorage.write(next);
      setDensity(next);
    },
  };
}
