import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { FailingProxy } from '../../../../tools/attack/support/failing-proxy.ts';
import { startBackend } from '../../test/build-app.ts';
import { createDatabase, createPool } from './pool.ts';
import { prepared, preparedSelect } from './prepared.ts';
import { withResponseTimeout } from './response-timeout.ts';

const backend = startBackend();

/** A database with one connection that keeps prepared statements. */
const oneConnection = (url = backend.config.DATABASE_URL) => {
  const { TIME_LIMIT_FACTOR } = backend.config;
  const pool = createPool(url, 1, TIME_LIMIT_FACTOR);
  return createDatabase(withResponseTimeout(pool, TIME_LIMIT_FACTOR));
};

it('has a connection parse each marked text once, and any other each time', async () => {
  const db = oneConnection();
  const responses: (number | undefined)[] = [];
  const query = async (query: ReturnType<typeof sql<{ value: number }>>) => {
    const { rows } = await query.execute(db);
    responses.push(rows[0]?.value);
  };
  for (const value of [1, 2]) {
    await query(sql`${prepared} SELECT ${value}::integer AS value`);
    await query(sql`${prepared} SELECT ${value}::integer * 10 AS value`);
    await query(sql`SELECT ${value}::integer * 100 AS value`);
  }
  const { rows: known } = await sql<{ uses: number }>`
    SELECT generic_plans + custom_plans AS uses FROM pg_prepared_statements`.execute(db);
  await db.destroy();
  expect(responses).toEqual([1, 10, 100, 2, 20, 200]);
  expect(known.map(({ uses }) => Number(uses))).toEqual([2, 2]);
});

interface Types {
  id: number;
  amount: string;
  at: Date;
  facts: unknown;
  flag: boolean;
  none: string | null;
}

const selectTypes = (value: (name: 'value') => unknown) => sql<Types>`
  SELECT ${value('value')}::bigint AS id, 1.50::numeric(10, 2) AS amount,
         timestamptz '2026-11-25T10:00:00Z' AS at, '{"a": [1]}'::jsonb AS facts, true AS flag,
         NULL::text AS none
  FROM generate_series(1, 2)`;

it('reads rows as the driver does, at its first use and later', async () => {
  const db = oneConnection();
  const select = preparedSelect<{ value: number }, Types>(selectTypes);
  const { rows } = await selectTypes(() => 7).execute(db);
  expect(rows).toHaveLength(2);
  for (const _ of ['first', 'second', 'third']) {
    expect(await select(db, { value: 7 })).toEqual(rows);
  }
  await db.destroy();
});

it('runs again after an error, at its first use and later', async () => {
  const db = oneConnection();
  const divide = preparedSelect<{ by: number | string | null }, { value: number | null }>(
    (value) => sql`SELECT 12 / ${value('by')}::integer AS value`,
  );
  for (const _ of ['first', 'second']) {
    await expect(divide(db, { by: 0 })).rejects.toMatchObject({ code: '22012' });
    await expect(divide(db, { by: 'x' })).rejects.toMatchObject({ code: '22P02' });
    expect(await divide(db, { by: 4 })).toEqual([{ value: 3 }]);
    expect(await divide(db, { by: null })).toEqual([{ value: null }]);
  }
  await db.destroy();
});

it('rejects a statement whose columns have changed, rather than read them as before', async () => {
  const db = oneConnection();
  await sql`CREATE TEMPORARY TABLE changing AS SELECT 1 AS value`.execute(db);
  const select = preparedSelect<Record<never, never>, { value: unknown }>(
    () => sql`SELECT * FROM changing`,
  );
  expect(await select(db, {})).toEqual([{ value: 1 }]);
  await sql`ALTER TABLE changing ALTER COLUMN value TYPE text USING 'one'`.execute(db);
  await expect(select(db, {})).rejects.toMatchObject({ code: '0A000' });
  await db.destroy();
});

it('writes the text of a statement once, and runs it with the values of each time', async () => {
  let texts = 0;
  const half = 0.5;
  const select = preparedSelect<{ one: number; other: string }, { value: string }>((value) => {
    texts += 1;
    return sql`SELECT concat(${value('other')}::text, ${value('one')}::integer * ${half}::numeric,
                             ${value('other')}::text) AS value`;
  });
  const { db } = backend.app;
  const first = await select(db, { one: 4, other: 'a' });
  const inTransaction = await db
    .transaction()
    .execute((trx) => select(trx, { one: 6, other: 'b' }));
  expect([...first, ...inTransaction]).toEqual([{ value: 'a2.0a' }, { value: 'b3.0b' }]);
  expect(texts).toBe(1);
});

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

it('sends those together that come while others run, each with its own rows', async () => {
  const db = oneConnection();
  const select = preparedSelect<{ value: number }, { value: number; transaction: string }>(
    (value) => sql`SELECT ${value('value')}::integer AS value, now()::text AS transaction`,
  );
  const rows = await Promise.all(times(12).map((value) => select(db, { value })));
  expect(rows.map(([row]) => row?.value)).toEqual(times(12));
  // In microseconds: two transactions may start within one millisecond.
  const transactions = rows.map(([row]) => row?.transaction);
  // The first is sent at once, alone; eight wait for it and three for those.
  const batches = [transactions.slice(0, 1), transactions.slice(1, 9), transactions.slice(9)];
  expect(batches.map((batch) => new Set(batch).size)).toEqual([1, 1, 1]);
  expect(new Set(transactions).size).toBe(3);
  await db.destroy();
});

it('leaves those in the queue that wait for a batch of slow ones, of which each responds', async () => {
  const factor = 2;
  const pool = createPool(backend.config.DATABASE_URL, 1, factor);
  const db = createDatabase(withResponseTimeout(pool, factor));
  const sleep = preparedSelect<{ seconds: number }, { slept: string }>(
    (value) => sql`SELECT pg_sleep(${value('seconds')}::float8)::text AS slept`,
  );
  // The batch of eight takes longer than an unresponsive database is waited for; none of them does.
  const results = await Promise.allSettled(times(10).map(() => sleep(db, { seconds: 0.3 })));
  expect(results.map(({ status }) => status)).toEqual(times(10).map(() => 'fulfilled'));
  await db.destroy();
});

it('rejects only the statement that fails of those sent together', async () => {
  const db = oneConnection();
  const divide = preparedSelect<{ by: number }, { value: number }>(
    (value) => sql`SELECT 12 / ${value('by')}::integer AS value`,
  );
  const results = await Promise.allSettled(times(12).map((by) => divide(db, { by: by % 6 })));
  expect(results.map(({ status }) => status)).toEqual(
    times(12).map((by) => (by % 6 === 0 ? 'rejected' : 'fulfilled')),
  );
  expect(results.at(-1)).toEqual({ status: 'fulfilled', value: [{ value: 2 }] });
  await db.destroy();
});

it('runs on another connection what was sent behind a statement that ended its own', async () => {
  const db = oneConnection();
  const end = preparedSelect<{ ends: number }, { ended: boolean | null }>(
    (value) => sql`SELECT CASE WHEN ${value('ends')}::integer = 1
                               THEN pg_terminate_backend(pg_backend_pid()) END AS ended`,
  );
  const results = await Promise.allSettled(
    times(12).map((index) => end(db, { ends: index === 6 ? 1 : 0 })),
  );
  expect(results.flatMap(({ status }, index) => (status === 'rejected' ? index : []))).toEqual([6]);
  await db.destroy();
});

it('rejects all that wait for a connection that is lost, and runs what comes later', async () => {
  const proxy = await new FailingProxy(backend.config.DATABASE_URL).open();
  const db = oneConnection(proxy.url);
  const select = preparedSelect<Record<never, never>, { one: number }>(() => sql`SELECT 1 AS one`);
  await select(db, {});
  const waiting = times(12).map(() => select(db, {}));
  proxy.cut(true);
  const results = await Promise.allSettled(waiting);
  expect(results.map(({ status }) => status)).toEqual(times(12).map(() => 'rejected'));
  proxy.cut(false);
  expect(await select(db, {})).toEqual([{ one: 1 }]);
  await db.destroy();
  proxy.close();
});

it.each(['INSERT INTO settings DEFAULT VALUES', 'WITH gone AS (DELETE FROM sessions) SELECT 1'])(
  'rejects a statement that could write: %s',
  async (text) => {
    const write = preparedSelect<Record<never, never>, unknown>(() => sql.raw(text));
    await expect(async () => write(backend.app.db, {})).rejects.toThrow('Only a SELECT');
  },
);
