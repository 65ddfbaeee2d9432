import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { densityStorage } from '../../apps/portal/src/reports/ReportScreen/use-density.ts';

/** Mounts a story after the choice is stored, and removes it with the story. */
function StoredDensity({ children }: { children: ReactNode }) {
  const [isStored, setStored] = useState(false);
  useLayoutEffect(() => {
    densityStorage.write('compact');
    setStored(true);
    return densityStorage.clear;
  }, []);
  return isStored ? children : null;
}

/** Shows tables with the row height chosen in the toolbar, as their users may choose it too. */
export const withDensity: Decorator = (Story, { globals: { density }, args, argTypes }) => {
  if (density !== 'compact') return <Story key="comfortable" />;
  const own = 'defaultDensity' in argTypes ? { ...args, defaultDensity: density } : args;
  return (
    <StoredDensity>
      <Story key="compact" args={own} />
    </StoredDensity>
  );
};
