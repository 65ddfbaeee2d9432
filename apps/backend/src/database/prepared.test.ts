import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { startBackend } from '../../test/build-app.ts';
import { createDatabase, createPool } from './pool.ts';
import { prepared, preparedStatement } from './prepared.ts';
import { withResponseTimeout } from './response-timeout.ts';

const backend = startBackend();

/** A database with one connection that keeps prepared statements. */
const oneConnection = () => {
  const { DATABASE_URL, TIME_LIMIT_FACTOR } = backend.config;
  const pool = createPool(DATABASE_URL, 1, TIME_LIMIT_FACTOR);
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
  const select = preparedStatement<{ value: number }, Types>(selectTypes);
  const { rows } = await selectTypes(() => 7).execute(db);
  expect(rows).toHaveLength(2);
  for (const _ of ['first', 'second', 'third']) {
    expect(await select(db, { value: 7 })).toEqual(rows);
  }
  await db.destroy();
});

it('runs again after an error, at its first use and later', async () => {
  const db = oneConnection();
  const divide = preparedStatement<{ by: number | string | null }, { value: number | null }>(
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
  const select = preparedStatement<Record<never, never>, { value: unknown }>(
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
  const select = preparedStatement<{ one: number; other: string }, { value: string }>((value) => {
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
