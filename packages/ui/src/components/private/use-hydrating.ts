import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Whether the current render must equal that of the server: `true` on the server and during
 * hydration. A component that mounts in the browser never renders twice because of it.
 */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
