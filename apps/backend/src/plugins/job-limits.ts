import type { Task, TaskList } from 'graphile-worker';
import { sql } from 'kysely';
import { isGivenUp } from '../database/given-up-jobs.ts';
import type { Db } from '../database/pool.ts';

/** No job may take longer; a mail is tried again, a clean-up goes on next time. */
const MAX_MS = 30_000;
/** A lock this old has outlived every job, so its process was killed. */
const abandonedAfter = sql`interval '1 minute'`;

/** A task that fails when it takes too long or when the server stops, and is then tried again. */
function withTimeLimit(task: Task): Task {
  return async (payload, helpers) => {
    const signal = AbortSignal.any([helpers.abortSignal, AbortSignal.timeout(MAX_MS)]);
    const failure = Promise.withResolvers<never>();
    const fail = () => failure.reject(new Error('the job took too long or the server stops'));
    signal.addEventListener('abort', fail, { once: true });
    try {
      return await Promise.race([Promise.resolve(task(payload, helpers)), failure.promise]);
    } finally {
      signal.removeEventListener('abort', fail);
    }
  };
}

/** Limits the time of every task. */
export function limitJobTime(tasks: TaskList): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [name, withTimeLimit(task as Task)]),
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

/**
 * Removes the failed runs of scheduled jobs, which the next run has made good or fails as well. Until
 * then each counts as a job that was given up (`jobs_given_up`).
 * @param tasks names of the scheduled ones.
 */
export async function removeFailedRuns(db: Db, tasks: readonly string[]): Promise<void> {
  await sql`
    SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs
    WHERE task_identifier = ANY (${tasks}::text[]) AND ${sql.raw(isGivenUp)}
    HAVING count(*) > 0`.execute(db);
}

/** Days for which the operator can have a mail sent after its last attempt. */
const UNSENT_DAYS = 30;

/**
 * Removes what was given up so long ago: a mail names its recipient, who may have been erased since. An
 * erasure is never removed, as a request for it would be lost.
 */
export async function removeUnsent(db: Db): Promise<void> {
  await sql`
    SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs
    WHERE task_identifier <> 'erase_account' AND ${sql.raw(isGivenUp)}
      AND updated_at < now() - make_interval(days => ${UNSENT_DAYS}::integer)
    HAVING count(*) > 0`.execute(db);
}
