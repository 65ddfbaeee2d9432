import { sql } from 'kysely';
import type { TestBackend } from './build-app.ts';

/** Names of the jobs that wait or are under way. */
export async function waitingTasks({ app }: TestBackend): Promise<string[]> {
  const { rows } = await sql<{ task: string }>`
    SELECT task_identifier AS task FROM graphile_worker.jobs`.execute(app.db);
  return rows.map(({ task }) => task);
}
