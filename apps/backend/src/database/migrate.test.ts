import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { withEmptyDatabase } from '../../test/empty-database.ts';
import { knownMigrations, migrateDatabase } from './migrate.ts';
import { createUnlimitedPool } from './pool.ts';

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
