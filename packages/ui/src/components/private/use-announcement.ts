import { useCallback, useState } from 'react';

/**
 * A message for a live region. Render it in an element whose `key` is `time`, so that a repeated
 * message is announced again: unchanged text is not.
 */
export function useAnnouncement() {
  const [announced, setAnnounced] = useState({ message: '', time: 0 });
  const announce = useCallback(
    (message: string) => setAnnounced((before) => ({ message, time: before.time + 1 })),
    [],
  );
  return { announced, announce };
}
