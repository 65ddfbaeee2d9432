/**
 * Limits the concurrent tasks of a subject in this process; the others wait without a connection.
 * So a client with many requests waits for its own, and does not block all connections with waits
 * for one row.
 * @param most concurrent tasks of each subject.
 */
export function limitConcurrency(most: number) {
  const lines = new Map<string, { running: number; waiting: (() => void)[] }>();
  return async <T>(subject: string, task: () => Promise<T>): Promise<T> => {
    const line = lines.get(subject) ?? { running: 0, waiting: [] };
    lines.set(subject, line);
    if (line.running >= most) {
      // A finished task passes its place on, so that no later one overtakes.
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
