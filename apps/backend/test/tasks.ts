import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { TestBackend } from './build-app.ts';

/** Jobs that the clock brings, whatever a test does. */
const regular = [
  'expire_reservations',
  'free_abandoned_jobs',
  'resume_mails',
  'clean_up',
  'sum_activity',
  'withdraw_data_requests',
];

async function tasks({ app }: TestBackend): Promise<string[]> {
  const { rows } = await sql<{ task: string }>`
    SELECT task_identifier AS task FROM graphile_worker.jobs`.execute(app.db);
  return rows.map(({ task }) => task);
}

/** Names of the jobs that wait or are under way, but for the regular ones. */
export async function waitingTasks(backend: TestBackend): Promise<string[]> {
  return (await tasks(backend)).filter((task) => !regular.includes(task));
}

/** Resolves once every enqueued job is done and every mail is sent. */
export async function waitForJobs(backend: TestBackend): Promise<void> {
  await expect.poll(() => waitingTasks(backend)).toEqual([]);
}

/** From now on the clock brings no jobs, so that what they would end or count stays as it is. */
export async function stopClockwork(backend: TestBackend): Promise<void> {
  await sql`
    CREATE FUNCTION keep_out() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (SELECT FROM graphile_worker._private_tasks
                   WHERE id = NEW.task_id AND identifier = ANY (TG_ARGV)) THEN
          RETURN NULL;
        END IF;
        RETURN NEW;
      END $$;
    CREATE TRIGGER keep_out BEFORE INSERT ON graphile_worker._private_jobs
      FOR EACH ROW EXECUTE FUNCTION keep_out(${sql.raw(regular.map((task) => `'${task}'`).join())})
    `.execute(backend.app.db);
  // No poll of `expect`, which is for tests alone and not for what is done before them.
  const over = async () => (await tasks(backend)).every((task) => !regular.includes(task));
  await vi.waitUntil(over, { timeout: 30_000 });
}
