/**
 * Runs at most some tasks of a subject at once in this process; the others wait their turn without
 * holding anything. So whoever calls very often waits for themselves, and does not take all
 * connections only to have them wait for one row.
 * @param most tasks at once of each subject.
 */
export function limitConcurrency(most: number) {
  const lines = new Map<string, { running: number; waiting: (() => void)[] }>();
  return async <T>(subject: string, task: () => Promise<T>): Promise<T> => {
    const line = lines.get(subject) ?? { running: 0, waiting: [] };
    lines.set(subject, line);
    if (line.running >= most) {
      // Whoever ends hands on the place, so that nobody comes in between.
      await new Promise<void>((resolve) => line.waiting.push(resolve));
    } else {
      line.running += 1;
    }
    try {
      return await task();
    } finally {
      const next = line.waiting.shift();
      if (next) {
        next();
      } else {
        line.running -= 1;
        if (line.running === 0) {
          lines.delete(subject);
        }
      }
    }
  };
}
