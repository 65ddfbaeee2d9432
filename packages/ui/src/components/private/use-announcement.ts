import { useCallback, useState } from 'react';

/**
 * Words for a live region. The same words said again are heard again, if the region holds them in an
 * element whose `key` is `time`: text that does not change is not announced.
 */
export function useAnnouncement() {
  const [said, setSaid] = useState({ words: '', time: 0 });
  const say = useCallback(
    (words: string) => setSaid((before) => ({ words, time: before.time + 1 })),
    [],
  );
  return { said, say };
}
