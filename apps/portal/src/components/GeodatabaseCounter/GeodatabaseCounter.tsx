import type { GeodatabaseCount } from '../../lib/geodatabase/count-records.ts';
import { CounterView } from './CounterView.tsx';
import { useGeodatabaseCount } from './use-geodatabase-count.ts';

/**
 * Counts the records of a geodatabase of the user's computer, and sends nothing. Its chunk is
 * complete, so that counting makes no request.
 */
export function GeodatabaseCounter({
  onCounted,
}: {
  onCounted: (count: GeodatabaseCount) => void;
}) {
  const { state, choose, cancel } = useGeodatabaseCount(onCounted);
  return <CounterView state={state} onChoose={choose} onCancel={cancel} />;
}
