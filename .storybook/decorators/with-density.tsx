import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect, useState } from 'react';

/** Where the portal stores the choice of a user (`use-density.ts`). */
const STORED = 'portal.density';

/** Mounts a story after the choice is stored, and removes it with the story. */
function StoredDensity({ children }: { children: ReactNode }) {
  const [isStored, setStored] = useState(false);
  useLayoutEffect(() => {
    localStorage.setItem(STORED, JSON.stringify('compact'));
    setStored(true);
    return () => localStorage.removeItem(STORED);
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
