import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** The time at which the page was last printed; before that, the time at which it was opened. */
export function usePrintTime(): Date {
  const [time, setTime] = useState(() => new Date());
  useEffect(() => {
    // Rendered at once, as the browser lays out the page for print right after the event.
    const readClock = () => flushSync(() => setTime(new Date()));
    window.addEventListener('beforeprint', readClock);
    return () => window.removeEventListener('beforeprint', readClock);
  }, []);
  return time;
}
