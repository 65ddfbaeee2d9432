import { readFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { withEmptyDatabase } from '../../test/empty-database.ts';
import { sumActivity } from '../modules/overview/activity.ts';
import { activityRules } from '../modules/overview/activity-rules.ts';
import {
  knownMigrations,
  migrateDatabase,
  NewerDatabaseError,
  newerDatabaseStatus,
} from './migrate.ts';
import { createDatabase, createUnlimitedPool } from './pool.ts';

it('waits for a backup without blocking requests', () =>
  withEmptyDatabase(async (url) => {
    const [pool, others] = [createUnlimitedPool(url), createUnlimitedPool(url)];
    await migrateDatabase(pool, '015_machine_use');
    const backup = await others.connect();
    await backup.query('BEGIN; SELECT FROM users');
    const messages: string[] = [];
    const migration = migrateDatabase(pool, undefined, (line) => messages.push(line));
    const request = await others.connect();
    // As long as a server lets a statement take.
    await request.query(`SET statement_timeout = '1500ms'`);
    for (let count = 0; count < 20 || messages.length === 0; count += 1) {
      await request.query('SELECT FROM users');
      await sleep(100);
    }
    await backup.query('COMMIT');
    backup.release();
    request.release();
    expect(await migration).toEqual(knownMigrations().filter((name) => name > '015_machine_use'));
    expect(messages).toEqual([expect.stringContaining('such as a backup')]);
    await Promise.all([pool.end(), others.end()]);
  }));

it('says that a database is of a newer release', () =>
  withEmptyDatabase(async (url) => {
    const pool = createUnlimitedPool(url);
    await migrateDatabase(pool);
    await pool.query(`INSERT INTO kysely_migration VALUES ('999_later', now()::text)`);
    const error = await migrateDatabase(pool).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(NewerDatabaseError);
    expect(String(error)).toMatch(/newer release \(999_later\)/);
    await pool.end();
  }));

it('is not restarted by systemd on a database of a newer release', async () => {
  const folder = join(import.meta.dirname, '../../../../deploy/systemd');
  const unit = await readFile(join(folder, 'gdb-audit-migrate.service'), 'utf8');
  expect(unit).toContain(`\nRestartPreventExitStatus=${newerDatabaseStatus}\n`);
});

it('releases its locks when it is killed', () =>
  withEmptyDatabase(async (url) => {
    const [pool, others] = [createUnlimitedPool(url), createUnlimitedPool(url)];
    await migrateDatabase(pool, '015_machine_use');
    await others.query(`
      CREATE FUNCTION pause() RETURNS event_trigger LANGUAGE plpgsql
        AS 'BEGIN PERFORM pg_sleep(600); END';
      CREATE EVENT TRIGGER pauses ON ddl_command_end EXECUTE FUNCTION pause()`);
    const migrating = new pg.Pool({ connectionString: url, max: 2 });
    migrating.on('error', () => undefined);
    const sockets: Socket[] = [];
    migrating.on('connect', (client) => {
      client.on('error', () => undefined);
      sockets.push((client as unknown as { connection: { stream: Socket } }).connection.stream);
    });
    const migration = migrateDatabase(migrating).catch((error: unknown) => error);
    const countPaused = async () => {
      const { rowCount } = await others.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'`,
      );
      return rowCount;
    };
    await vi.waitUntil(async () => (await countPaused()) === 1, { timeout: 20_000 });
    for (const socket of sockets) socket.destroy();
    await vi.waitUntil(async () => (await countPaused()) === 0, { timeout: 20_000 });
    expect(await migration).toBeInstanceOf(Error);
    await migrating.end();
    await Promise.all([pool.end(), others.end()]);
  }));

it('sums the rows that are older than the tables of sums', () =>
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
        FROM generate_series(0, 400) n;
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
