import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Whether the page is being prerendered or hydrated, when only what the build knows may be rendered:
 * no token of the address and no state of the browser's history. False from the next render on.
 */
export const useIsPrerendered = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
