import { useState } from 'react';

/**
 * Whether all of these have had a response or an error. It stays so while they are read again: what
 * is below them is shown once its position is known, and does not disappear afterwards.
 */
export function useSettled(...resources: readonly { isInitialLoading: boolean }[]): boolean {
  const [wasSettled, setSettled] = useState(false);
  const isSettled = wasSettled || resources.every(({ isInitialLoading }) => !isInitialLoading);
  if (isSettled && !wasSettled) setSettled(true);
  return isSettled;
}
