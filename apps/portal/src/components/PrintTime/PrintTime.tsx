import { paper } from './PrintTime.css.ts';
import { usePrintTime } from './use-print-time.ts';

/** Says on paper when the page was printed: its content changes. */
export function PrintTime() {
  return <p className={paper}>{usePrintTime()}</p>;
}
