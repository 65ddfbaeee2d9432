import type { Client } from 'pg';
import type { BenchmarkCase } from '../../lib/cases/case.ts';
import type { Recorder } from '../../lib/cases/recorder.ts';
import { pairedRatio, timeOf } from '../../lib/cases/statistics.ts';
import { withTestStack } from '../../lib/cases/test-stack.ts';
import { addLogRows, type LogTable, logTables, withLogUsers } from '../reports/log-rows.ts';

async function compareSize(client: Client, table: LogTable, record: Recorder): Promise<void> {
  const { rows } = await client.query<{ heap: number; indexes: number }>(
    'SELECT pg_relation_size($1)::float AS heap, pg_indexes_size($1)::float AS indexes',
    [table],
  );
  const { heap = Number.NaN, indexes = Number.NaN } = rows[0] ?? {};
  const sizes = { ratio: indexes / heap, observed: indexes, control: heap };
  const format = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MiB`;
  const of = { format, control: 'its heap' };
  record.ratio(`indexes of ${table}`, sizes, { atMost: 1.3 }, of);
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
  const timeSingle = async (target: string) => {
    const insertSingle = async () => {
      for (let n = 0; n < 200; n += 1) await insert(target, 1);
    };
    return (await timeOf(insertSingle)) / 200;
  };
  const single = await pairedRatio(
    () => timeSingle(table),
    () => timeSingle('heap_only'),
  );
  const of = { format: (value: number) => `${value.toFixed(2)} ms`, control: 'heap only' };
  record.ratio(`insert into ${table}, a row per transaction`, single, { atMost: 2 }, of);
  await client.query('DROP TABLE heap_only');
}

export const bench: BenchmarkCase = {
  id: 'P9',
  title: 'Indexes of the log tables',
  run: (context) =>
    withTestStack(context, { servers: 0, databaseSettings: ['max_wal_size=4GB'] }, (stack) =>
      withLogUsers(stack, async (client) => {
        for (const table of Object.keys(logTables) as LogTable[]) {
          await addLogRows(client, table, context.quick ? 150_000 : 1_000_000);
          await compareSize(client, table, context.record);
          await compareInserts(client, table, context.record);
        }
      }),
    ),
};
