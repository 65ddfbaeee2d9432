import { useHydrating } from '@consultancy/ui';
import { useLocation } from 'react-router-dom';

/**
 * The state that the previous page stored in the browser's history, which survives a reload; null without
 * it, and while the page is hydrated.
 */
export function useLocationState(): Readonly<Record<string, unknown>> | null {
  const { state } = useLocation();
  const isHydrating = useHydrating();
  const isRecord = typeof state === 'object' && state !== null;
  return isRecord && !isHydrating ? state : null;
}
