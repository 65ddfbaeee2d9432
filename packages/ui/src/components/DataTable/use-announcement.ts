import { useCallback, useState } from 'react';

/**
 * Returns a message for a live region and a function that sets it. Render the message in an element
 * whose `key` is `time`, so that a repeated message is announced again.
 */
export function useAnnouncement() {
  const [announced, setAnnounced] = useState({ message: '', time: 0 });
  const announce = useCallback(
    (message: string) => setAnnounced((before) => ({ message, time: before.time + 1 })),
    [],
  );
  return { announced, announce };
}
