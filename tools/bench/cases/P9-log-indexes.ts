import type { Client } from 'pg';
import type { Recorder } from '../../lib/cases/recorder.ts';
import { inSequence, pairedRatio, timeOf } from '../../lib/cases/statistics.ts';
import type { TestStack } from '../../lib/cases/test-stack.ts';
import { addLogRows, type LogTable, logTables, withLogUsers } from '../reports/log-rows.ts';

export const title = 'Indexes of the log tables';
export const stack = { servers: 0, databaseSettings: ['max_wal_size=4GB'] };

async function compareSize(client: Client, table: LogTable, record: Recorder): Promise<void> {
  const { rows } = await client.query<{ control: number; observed: number }>(
    `SELECT pg_relation_size($1)::float / 2 ^ 20 AS control,
            pg_indexes_size($1)::float / 2 ^ 20 AS observed`,
    [table],
  );
  const { control = Number.NaN, observed = Number.NaN } = rows[0] ?? {};
  const sizes = { ratio: observed / control, observed, control };
  record.ratio(`indexes of ${table}`, sizes, { atMost: 1.3 }, { control: 'its heap', unit: 'MiB' });
}

async function compareInserts(client: Client, table: LogTable, record: Recorder): Promise<void> {
  await client.query(
    `CREATE TABLE heap_only (LIKE ${table} INCLUDING DEFAULTS INCLUDING IDENTITY)`,
  );
  const insert = (target: string, rows: number) =>
    client.query(`INSERT INTO ${target} OVERRIDING USER VALUE
      SELECT * FROM ${table} WHERE ${logTables[table]} <= ${rows}`);
  await insert('heap_only', 100_000);
  // Each row in a statement and a transaction of its own, as the server writes it.
  const time = (target: string) => async () =>
    (await timeOf(() => inSequence(200, () => insert(target, 1)))) / 200;
  const single = await pairedRatio(time(table), time('heap_only'));
  const unit = { control: 'heap only', unit: 'ms', digits: 2 };
  record.ratio(`insert into ${table}, a row per transaction`, single, { atMost: 2 }, unit);
  await client.query('DROP TABLE heap_only');
}

export const run = (stack: TestStack): Promise<void> =>
  withLogUsers(stack, async (client) => {
    for (const table of Object.keys(logTables) as LogTable[]) {
      await addLogRows(client, table, stack.quick ? 150_000 : 1_000_000);
      await compareSize(client, table, stack.record);
      await compareInserts(client, table, stack.record);
    }
  });
