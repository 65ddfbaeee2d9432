import type pg from 'pg';
import { isGivenUp } from '../database/given-up-jobs.ts';

/**
 * The mails and jobs that wait, or run for the last time. They are read from graphile-worker's own tables, as
 * its views leave the contents out, and restored through its public function, so that a backup does not
 * depend on the version that made it.
 */
export const waitingJobs = {
  table: 'waiting jobs',
  columns: ['task', 'payload', 'run_at', 'most_attempts', 'job_key', 'priority', 'queue'],
  query: `
    SELECT tasks.identifier, jobs.payload, jobs.run_at, jobs.max_attempts, jobs.key,
           jobs.priority, queues.queue_name
    FROM (SELECT * FROM graphile_worker._private_jobs WHERE NOT ${isGivenUp}) AS jobs
    JOIN graphile_worker._private_tasks AS tasks ON tasks.id = jobs.task_id
    LEFT JOIN graphile_worker._private_job_queues AS queues ON queues.id = jobs.job_queue_id`,
} as const;

/** A table of this transaction alone that takes the jobs of a backup. */
export async function makeJobsTable(client: pg.ClientBase): Promise<void> {
  await client.query(`
    CREATE TEMPORARY TABLE "waiting jobs" (
      task text NOT NULL, payload json NOT NULL, run_at timestamptz NOT NULL,
      most_attempts integer NOT NULL, job_key text, priority integer NOT NULL, queue text
    ) ON COMMIT DROP`);
}

/** Queues the jobs of that table. */
export async function queueJobs(client: pg.ClientBase): Promise<void> {
  await client.query(`
    SELECT graphile_worker.add_job(task, payload, queue_name => queue, run_at => run_at,
      max_attempts => most_attempts, job_key => job_key, priority => priority)
    FROM "waiting jobs" ORDER BY run_at`);
}
