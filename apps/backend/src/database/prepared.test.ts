import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { startBackend } from '../../test/build-app.ts';
import { createDatabase, createPool } from './pool.ts';
import { prepared, preparedStatement } from './prepared.ts';
import { withResponseTimeout } from './response-timeout.ts';

const backend = startBackend();

it('has a connection parse each marked text once, and any other each time', async () => {
  const { DATABASE_URL, TIME_LIMIT_FACTOR } = backend.config;
  const pool = createPool(DATABASE_URL, 1, TIME_LIMIT_FACTOR);
  const db = createDatabase(withResponseTimeout(pool, TIME_LIMIT_FACTOR));
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
