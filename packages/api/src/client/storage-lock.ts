/** Milliseconds that a change of localStorage may take to reach the other tabs' processes. */
export const propagationDelay = 100;

/** Milliseconds after which a tab that holds the lock counts as closed: longer than any refresh. */
const leaseTime = 60_000;

/** Milliseconds between two looks at a lock that another tab holds. */
const pollInterval = 50;

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Runs a task while no other tab of the browser runs one, by a lease in localStorage (Fischer's
 * algorithm: write the own name, wait until every tab can see it, and go on if it is still there).
 * For browsers without Web Locks: they need a secure context, which plain HTTP in a local network
 * is not.
 * @param storage shared by the tabs.
 * @param key of the lease.
 * @throws what the task throws, or the storage does before the task has started.
 */
export async function withStorageLock<T>(
  storage: Storage,
  key: string,
  task: () => Promise<T>,
): Promise<T> {
  const own = `${Math.random()}`;
  const holder = () => {
    const [name, since] = (storage.getItem(key) ?? '').split(' ');
    const age = Date.now() - Number(since);
    // A clock that was set back must not keep a lease for longer.
    return name && age >= 0 && age < leaseTime ? name : null;
  };
  while (holder() !== own) {
    if (holder() === null) {
      storage.setItem(key, `${own} ${Date.now()}`);
      await pause(propagationDelay);
    } else {
      await pause(pollInterval);
    }
  }
  try {
    return await task();
  } finally {
    if (holder() === own) storage.removeItem(key);
  }
}
