import { useState } from 'react';

/**
 * Whether all of these have had a response or an error. It stays so while they are read again: what
 * is below them is shown once its position is known, and does not disappear afterwards.
 */
export function useLoadedOnce(...resources: readonly { isInitialLoading: boolean }[]): boolean {
  const [wasLoaded, setLoaded] = useState(false);
  const isLoaded = wasLoaded || resources.every(({ isInitialLoading }) => !isInitialLoading);
  if (isLoaded && !wasLoaded) setLoaded(true);
  return isLoaded;
}
