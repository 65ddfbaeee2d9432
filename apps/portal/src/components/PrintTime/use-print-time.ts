import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatDateTime } from '../../lib/format-date.ts';
import { printedAt } from '../../texts/print.ts';

/**
 * Says when the page was last printed; before that, when it was opened. For a line that is on paper
 * only.
 */
export function usePrintTime(): string {
  const [time, setTime] = useState(() => new Date());
  useEffect(() => {
    // Rendered at once, as the browser lays out the page for print right after the event.
    const readClock = () => flushSync(() => setTime(new Date()));
    window.addEventListener('beforeprint', readClock);
    return () => window.removeEventListener('beforeprint', readClock);
  }, []);
  return printedAt(formatDateTime(time.toISOString()));
}
