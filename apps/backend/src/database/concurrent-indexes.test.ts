import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { expect, inject, it } from 'vitest';
import { copyDatabase } from '../../test/build-app.ts';
import { withEmptyDatabase } from '../../test/empty-database.ts';
import { onServer } from '../../test/postgres.ts';
import { ensureConcurrentIndexes, trigramHint } from './concurrent-indexes.ts';
import { migrateDatabase } from './migrate.ts';
import { createUnlimitedPool } from './pool.ts';

const indexes = `SELECT indexrelid::regclass::text AS name FROM pg_index
  WHERE indexrelid::regclass::text ~
          '^(users_by_(letters|pairs|username_start|email_start)|audit_events_by_word|(sessions|machines)_of_user)$'
    AND indisvalid
  ORDER BY 1`;

async function withMigratedDatabase(work: (pool: pg.Pool) => Promise<void>) {
  const { url } = await copyDatabase();
  const pool = createUnlimitedPool(url);
  await work(pool).finally(() => pool.end());
}

it('makes the indexes once, however many migrations run at a time', () =>
  withEmptyDatabase(async (url) => {
    const pools = [1, 2, 3].map(() => createUnlimitedPool(url));
    await Promise.all(pools.map((pool) => migrateDatabase(pool)));
    const { rows } = await (pools[0] as (typeof pools)[0]).query(indexes);
    expect(rows.map(({ name }) => name)).toEqual([
      'audit_events_by_word',
      'machines_of_user',
      'sessions_of_user',
      'users_by_email_start',
      'users_by_letters',
      'users_by_pairs',
      'users_by_username_start',
    ]);
    await Promise.all(pools.map((pool) => pool.end()));
  }));

it('replaces an index that an interrupted migration left', () =>
  withMigratedDatabase(async (pool) => {
    await pool.query(`UPDATE pg_index SET indisvalid = false
      WHERE indexrelid IN ('users_by_letters'::regclass, 'users_by_pairs'::regclass)`);
    await ensureConcurrentIndexes(pool);
    expect((await pool.query(indexes)).rowCount).toBe(7);
  }));

it('keeps the index of older servers for a day after the upgrade', () =>
  withMigratedDatabase(async (pool) => {
    await pool.query('CREATE INDEX users_by_text ON users (search_text)');
    const isPresent = async () => {
      await migrateDatabase(pool);
      return (
        (await pool.query("SELECT to_regclass('users_by_text') AS name")).rows[0].name !== null
      );
    };
    expect(await isPresent()).toBe(true);
    await pool.query(`UPDATE kysely_migration SET timestamp = now() - interval '25 hours'`);
    expect(await isPresent()).toBe(false);
  }));

it('analyzes the letters and pairs of users from before the migration', () =>
  withEmptyDatabase(async (url) => {
    const pool = createUnlimitedPool(url);
    await migrateDatabase(pool, '018_activity_totals');
    await pool.query(`
      INSERT INTO users (username, email, first_name, last_name, cellphone, enterprise_name,
                         password_hash, consent_version)
        SELECT 'user_' || n, n || '@example.com', 'A', 'B', '1', 'C', 'x', '1'
        FROM generate_series(1, 300) n`);
    await migrateDatabase(pool);
    const { rows } = await pool.query(`
      SELECT cardinality(histogram_bounds::text::text[]) AS parts FROM pg_stats_ext_exprs
      WHERE statistics_name = 'users_letters'`);
    expect(rows).toEqual([{ parts: 300 }]);
    const counted = `SELECT attname FROM pg_stats
      WHERE tablename = 'users_by_pairs' AND most_common_elems IS NOT NULL`;
    expect((await pool.query(counted)).rowCount).toBe(1);
    await pool.query('DROP INDEX users_by_pairs');
    await ensureConcurrentIndexes(pool);
    expect((await pool.query(counted)).rowCount).toBe(1);
    await pool.end();
  }));

it('estimates so few users for a pair of letters that no user has that its index is used', () =>
  withMigratedDatabase(async (pool) => {
    await pool.query(`
      INSERT INTO users (username, email, first_name, last_name, cellphone, enterprise_name,
                         password_hash, consent_version)
        SELECT 'user_' || n, n || '@example.com', 'A', 'B', '1', 'C', 'x', '1'
        FROM generate_series(1, 5000) n;
      ANALYZE users`);
    const expected = async (text: string): Promise<number> => {
      const { rows } = await pool.query(`EXPLAIN (FORMAT JSON) SELECT id FROM users
        WHERE letter_pairs(search_text) @> first_pair('${text}')`);
      return rows[0]['QUERY PLAN'][0].Plan['Plan Rows'];
    };
    expect(await expected('xq')).toBeLessThan(10);
    expect(await expected('se')).toBeGreaterThan(4500);
  }));

it('says what to do where the role may not create the extension', async () => {
  const server = inject('postgresServer');
  const owner = `owner_${randomUUID().slice(0, 8)}`;
  await onServer(server, `CREATE ROLE ${owner} LOGIN PASSWORD '${owner}'`);
  await withEmptyDatabase(async (url) => {
    // Extensions need the right to create in the database, which its owner has unless it is taken.
    await onServer(
      server,
      `REVOKE CREATE ON DATABASE ${new URL(url).pathname.slice(1)} FROM ${owner}`,
    );
    const migrator = createUnlimitedPool(`${server}${new URL(url).pathname}`);
    await migrateDatabase(migrator, '023_audit_words');
    await migrator.query(`GRANT ALL ON ALL TABLES IN SCHEMA public TO ${owner}`);
    await migrator.query(`
      ALTER TABLE users OWNER TO ${owner};
      ALTER TABLE audit_events OWNER TO ${owner};
      ALTER TABLE sessions OWNER TO ${owner};
      ALTER TABLE machines OWNER TO ${owner};
      GRANT ALL ON SCHEMA public TO ${owner}`);
    await migrator.end();
    const pool = createUnlimitedPool(url);
    expect(await ensureConcurrentIndexes(pool)).toBe(false);
    expect((await pool.query(indexes)).rowCount).toBe(6);
    await pool.end();
  }, owner);
  await onServer(server, `DROP ROLE ${owner}`);
  expect(trigramHint).toContain('CREATE EXTENSION pg_trgm');
});
