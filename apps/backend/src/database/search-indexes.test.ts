import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { withEmptyDatabase } from '../../test/empty-database.ts';
import { onServer } from '../../test/postgres.ts';
import { sumActivity } from '../modules/overview/activity.ts';
import { activityRules } from '../modules/overview/activity-rules.ts';
import { migrateDatabase } from './migrate.ts';
import { createDatabase, createUnlimitedPool } from './pool.ts';
import { ensureSearchIndexes, trigramHint } from './search-indexes.ts';

const indexes = `SELECT indexrelid::regclass::text AS name FROM pg_index
  WHERE indexrelid::regclass::text ~
          '^(users_by_(letters|pairs|username_start|email_start)|audit_events_by_word)$' AND indisvalid
  ORDER BY 1`;

it('makes the indexes once, however many migrations run at a time', () =>
  withEmptyDatabase(async (url) => {
    const pools = [1, 2, 3].map(() => createUnlimitedPool(url));
    await Promise.all(pools.map((pool) => migrateDatabase(pool)));
    const { rows } = await (pools[0] as (typeof pools)[0]).query(indexes);
    expect(rows.map(({ name }) => name)).toEqual([
      'audit_events_by_word',
      'users_by_email_start',
      'users_by_letters',
      'users_by_pairs',
      'users_by_username_start',
    ]);
    await Promise.all(pools.map((pool) => pool.end()));
  }));

it('replaces an index that an interrupted migration left', () =>
  withEmptyDatabase(async (url) => {
    const pool = createUnlimitedPool(url);
    await migrateDatabase(pool);
    await pool.query(`UPDATE pg_index SET indisvalid = false
      WHERE indexrelid IN ('users_by_letters'::regclass, 'users_by_pairs'::regclass)`);
    await ensureSearchIndexes(pool);
    expect((await pool.query(indexes)).rowCount).toBe(5);
    await pool.end();
  }));

it('keeps what older servers search by for a day after their upgrade', () =>
  withEmptyDatabase(async (url) => {
    const pool = createUnlimitedPool(url);
    await migrateDatabase(pool);
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
    await pool.end();
  }));

it('counts the parts and pairs of the users that were there before', () =>
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
    await ensureSearchIndexes(pool);
    expect((await pool.query(counted)).rowCount).toBe(1);
    await pool.end();
  }));

it('expects so few users of a pair that no user has that their index is read', () =>
  withEmptyDatabase(async (url) => {
    const pool = createUnlimitedPool(url);
    await migrateDatabase(pool);
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
    await pool.end();
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
    expect(await ensureSearchIndexes(pool)).toBe(false);
    expect((await pool.query(indexes)).rowCount).toBe(4);
    await pool.end();
  }, owner);
  await onServer(server, `DROP ROLE ${owner}`);
  expect(trigramHint).toContain('CREATE EXTENSION pg_trgm');
});

it('sums what was there before the sums', () =>
  withEmptyDatabase(async (url) => {
    const pool = createUnlimitedPool(url);
    await migrateDatabase(pool, '015_machine_use');
    await pool.query(`
      INSERT INTO users (username, email, first_name, last_name, cellphone, enterprise_name,
                         password_hash, consent_version, role)
        SELECT name, name || '@example.com', 'A', 'B', '1', 'C', 'x', '1',
               CASE name WHEN 'jefa' THEN 'admin' ELSE 'user' END
        FROM unnest(ARRAY['jefa', 'ana', 'luz']) AS name;
      INSERT INTO price_lists (title, fc_weight, tb_weight) VALUES ('Lista', 1, 1);
      INSERT INTO tools VALUES ('R_INF_99', 'Prueba');
      INSERT INTO machines (user_id, machine_id, token_hash)
        SELECT id, 'PC', sha256(username::bytea) FROM users;
      INSERT INTO transactions (user_id, recorded_by, trans_date, trans_type, credits_purchased,
                                amount_paid, trans_platform)
        SELECT 2, 1, now() - n * interval '1 day', 'Compra', 10, 1000, 'Portal'
        FROM generate_series(1, 3) n;
      BEGIN;
      INSERT INTO credit_movements (user_id, seq, amount, balance, type, descript, trans_id)
        SELECT 2, trans_id, 10, trans_id * 10, 'Compra', 'Portal', trans_id FROM transactions;
      INSERT INTO credit_movements (user_id, seq, amount, balance, type, descript, reverses_id)
        VALUES (2, 4, -10, 20, 'Devolución', 'Portal', 1);
      UPDATE users SET current_credits = 20, movement_seq = 4, pending_credits = 5 WHERE id = 2;
      COMMIT;
      INSERT INTO utilizations (user_id, machine_row, feature_id, usage_date, finish_date,
          fc_records90, tb_records90, score, level, price_list_version, state, credits_reserved,
          credits_used, expires_at)
        SELECT 1 + n % 2, 1, 'R_INF_99', now() - n * interval '7 hours',
               CASE WHEN n > 0 THEN now() END, 1, 0, 1, 'Nivel 1', 1,
               CASE WHEN n > 0 THEN 'failed' ELSE 'open' END, 5,
               CASE WHEN n > 0 THEN 0 END, now() + interval '1 hour'
        FROM generate_series(0, 400) n WHERE n <> 0 OR n = 0;
      INSERT INTO error_logs (user_id, util_id, feature_id, error_time, error_message, execute_stage)
        SELECT user_id, utilization_id, feature_id, usage_date, 'Sin memoria', 'Lectura'
        FROM utilizations WHERE state = 'failed'`);
    await migrateDatabase(pool);
    const db = createDatabase(pool);
    for (const statement of Object.values(activityRules)) {
      expect((await sql.raw(statement).execute(db)).rows).toEqual([]);
    }
    const { rows } = await pool.query(
      `SELECT runs > 150 AS many, purchases FROM activity_totals WHERE step = 'all'`,
    );
    expect(rows).toEqual([{ many: true, purchases: 2 }]);
    await db.destroy();
  }));

it('takes erased accounts back out of the sums of users', () =>
  withEmptyDatabase(async (url) => {
    const pool = createUnlimitedPool(url);
    await migrateDatabase(pool, '026_low_balance_while_reserved');
    await pool.query(`
      INSERT INTO users (username, email, first_name, last_name, cellphone, enterprise_name,
                         password_hash, consent_version, disabled_at, erased_at)
        SELECT 'user_' || n, n || '@example.com', 'A', 'B', '1', 'C', 'x', '1',
               CASE WHEN n > 7 THEN now() END, CASE WHEN n > 7 THEN now() END
        FROM generate_series(1, 10) n;
      SELECT sum_activity(100);`);
    await migrateDatabase(pool);
    const db = createDatabase(pool);
    await sumActivity(db);
    const { rows } = await pool.query(`SELECT users FROM activity_totals WHERE step = 'all'`);
    expect(rows).toEqual([{ users: 7 }]);
    for (const statement of Object.values(activityRules)) {
      expect((await sql.raw(statement).execute(db)).rows).toEqual([]);
    }
    await db.destroy();
  }));
