import { createKeyedMutex } from '../../keyed-mutex.ts';

const serialize = createKeyedMutex();

/**
 * Runs the transactions that change an account's credits one after another, in this process. Each of them locks
 * the account's row: more than one at a time would wait for it with a connection, and with PostgreSQL's limit of
 * a statement running.
 * @param userId null for an account that does not exist, of which the transaction itself finds that out.
 * @param transact must not wait for anything but the database.
 */
export const serializeByAccount = <T>(
  userId: number | null,
  transact: () => Promise<T>,
): Promise<T> => (userId === null ? transact() : serialize(`${userId}`, transact));
