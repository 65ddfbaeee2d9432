import type { Task, TaskList } from 'graphile-worker';
import { sql } from 'kysely';
import type { Db } from '../database/pool.ts';

/** No job may take longer; a mail is tried again, a clean-up goes on next time. */
const MOST_MS = 30_000;
/** A lock this old has outlived every job, so its process was killed. */
const abandonedAfter = sql`interval '1 minute'`;

/** A task that fails when it takes too long or when the server stops, and is then tried again. */
function bounded(task: Task): Task {
  return async (payload, helpers) => {
    const over = AbortSignal.any([helpers.abortSignal, AbortSignal.timeout(MOST_MS)]);
    const cut = Promise.withResolvers<never>();
    const give = () => cut.reject(new Error('the job took too long or the server stops'));
    over.addEventListener('abort', give, { once: true });
    try {
      return await Promise.race([Promise.resolve(task(payload, helpers)), cut.promise]);
    } finally {
      over.removeEventListener('abort', give);
    }
  };
}

/** Every task with its end in sight. */
export function boundJobs(tasks: TaskList): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [name, bounded(task as Task)]),
  );
}

/**
 * Frees the jobs of server processes that were killed: graphile-worker itself would leave them
 * locked for four hours, and the mails with them.
 * @param own the locks of this process, which lives.
 */
export async function freeAbandonedJobs(db: Db, own: readonly string[]): Promise<void> {
  await sql`
    SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by))
    FROM graphile_worker.jobs
    WHERE locked_at < now() - ${abandonedAfter} AND locked_by <> ALL (${own}::text[])
    HAVING count(*) > 0`.execute(db);
}
