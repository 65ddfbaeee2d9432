import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { inThisProcess, startBackend } from '../../test/build-app.ts';
import { subjects } from './list-scope.ts';

const backend = startBackend({}, inThisProcess);

const listed = () => backend.app.routeTable.flatMap(({ config }) => config?.list ?? []);

it('has a whole number as the key of each list, as the cursor of a page contains it', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT attrelid::regclass || '.' || attname AS name FROM pg_attribute
    WHERE atttypid IN ('integer'::regtype, 'bigint'::regtype)`.execute(backend.app.db);
  const numbers = rows.map(({ name }) => name);
  const keys = listed().map(({ source: { table, id } }) => `${table}.${id}`);
  expect(keys).not.toEqual([]);
  expect(keys.filter((key) => !numbers.includes(key))).toEqual([]);
});

it('has an index in the order of each list, so that a page is read alike at any length', async () => {
  const { rows } = await sql<{ name: string; columns: string }>`
    SELECT indrelid::regclass::text AS name,
           (SELECT string_agg(attname, ', ' ORDER BY attnum) FROM pg_attribute
            WHERE attrelid = indexrelid) AS columns
    FROM pg_index WHERE indisvalid AND indpred IS NULL`.execute(backend.app.db);
  // A view has the indexes of its tables, in the names of their columns.
  const ofTables = listed().filter(({ source }) => rows.some(({ name }) => name === source.table));
  expect(ofTables).not.toEqual([]);
  const missing = ofTables.flatMap(({ source: { table, date, id }, scope }) => {
    const owner = subjects[scope]?.owner;
    const order = [...(owner ? [owner] : []), date, id].join(', ');
    const isIndexed = rows.some(({ name, columns }) => name === table && columns.endsWith(order));
    return isIndexed ? [] : [`${table} (${order})`];
  });
  const where =
    'add each in a migration, or in database/concurrent-indexes.ts if the table is large';
  expect([...new Set(missing)], where).toEqual([]);
});
