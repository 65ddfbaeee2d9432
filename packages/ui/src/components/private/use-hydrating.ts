import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Whether this rendering must equal the one of a server: true there and while its HTML is hydrated,
 * false in all others. A component that is first rendered in the browser never renders twice for it.
 */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
