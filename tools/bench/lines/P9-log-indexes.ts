import type { Client } from 'pg';
import type { MeasuredLine, Reading } from '../../lib/lines/line.ts';
import { withOwnStack } from '../../lib/lines/own-stack.ts';
import { pairedRatio } from '../../lib/lines/ratio.ts';
import { addPeople, asAdmin, insertSql, type LogTable, logTables } from '../reports/fill.ts';

type Record = (reading: Reading) => void;

const tables = Object.keys(logTables) as LogTable[];

async function compareSize(client: Client, table: LogTable, record: Record): Promise<void> {
  const { rows } = await client.query<{ heap: number; indexes: number }>(
    'SELECT pg_relation_size($1)::float AS heap, pg_indexes_size($1)::float AS indexes',
    [table],
  );
  const { heap = Number.NaN, indexes = Number.NaN } = rows[0] ?? {};
  const ratio = indexes / heap;
  const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MiB`;
  record({
    what: `indexes of ${table}`,
    seen: megabytes(indexes),
    control: `its heap, ${megabytes(heap)}`,
    ratio: ratio.toFixed(2),
    budget: '≤ 1.3',
    holds: ratio <= 1.3,
  });
}

/** Time of writing rows, each in a statement and a transaction of its own, as the server does. */
async function timeOf(client: Client, sql: string, count: number): Promise<number> {
  const began = performance.now();
  for (let n = 0; n < count; n += 1) await client.query(sql);
  return (performance.now() - began) / count;
}

async function compareInserts(client: Client, table: LogTable, record: Record): Promise<void> {
  await client.query(
    `CREATE TABLE heap_only (LIKE ${table} INCLUDING DEFAULTS INCLUDING IDENTITY)`,
  );
  const copy = (rows: number, target: string) => `
    INSERT INTO ${target} OVERRIDING USER VALUE
    SELECT * FROM ${table} WHERE ${logTables[table].id} <= ${rows}`;
  await client.query(copy(100_000, 'heap_only'));
  const one = (target: string) => timeOf(client, copy(1, target), 200);
  const single = await pairedRatio(
    () => one(table),
    () => one('heap_only'),
  );
  record({
    what: `insert into ${table}, a row a transaction`,
    seen: `${single.seen.toFixed(2)} ms`,
    control: `heap only, ${single.control.toFixed(2)} ms`,
    ratio: single.ratio.toFixed(2),
    budget: '≤ 2',
    holds: single.ratio <= 2,
  });
  const many = (target: string) => timeOf(client, copy(10_000, target), 1);
  const bulk = await pairedRatio(
    () => many(table),
    () => many('heap_only'),
  );
  record({
    what: `insert into ${table}, 10,000 rows at once, as no call does`,
    seen: `${bulk.seen.toFixed(0)} ms`,
    control: `heap only, ${bulk.control.toFixed(0)} ms`,
    ratio: bulk.ratio.toFixed(2),
    budget: '—',
    holds: true,
  });
  await client.query('DROP TABLE heap_only');
}

/** What the indexes of the log tables cost (numbers P9). */
export const line: MeasuredLine = {
  id: 'P9',
  title: 'Indexes of the log tables',
  run: async (record, { quick, signal }) => {
    const rows = quick ? 150_000 : 1_000_000;
    const options = { signal, servers: 0, databaseSettings: ['max_wal_size=4GB'] };
    await withOwnStack(options, ({ database }) =>
      asAdmin(database.adminUrl, async (client) => {
        await addPeople(client, 2000);
        for (const table of tables) {
          await client.query(insertSql(table, rows));
          await client.query(`VACUUM ANALYZE ${table}`);
          await compareSize(client, table, record);
          await compareInserts(client, table, record);
        }
      }),
    );
  },
};
