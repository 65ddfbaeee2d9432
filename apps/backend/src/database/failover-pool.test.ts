import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { FailingProxy } from '../../../../tools/attack/support/failing-proxy.ts';
import { freePort } from '../../../../tools/lib/ports.ts';
import { copyDatabase } from '../../test/build-app.ts';
import { onServer } from '../../test/postgres.ts';
import { startStartupProxy } from '../../test/startup-proxy.ts';
import { isDatabaseUnavailable } from './errors.ts';
import { createFailoverPool } from './failover-pool.ts';
import { isDatabaseUrl, splitHosts } from './hosts.ts';
import { createJobsPool, createPool, createUnlimitedPool } from './pool.ts';

const database = await copyDatabase();
const primary = await startStartupProxy(database.url);
const standby = await startStartupProxy(database.url, {
  options: '-c default_transaction_read_only=on',
});
const { username, password, pathname } = new URL(database.url);
const urlOf = (...ports: number[]) =>
  `postgres://${username}:${password}@${ports.map((port) => `127.0.0.1:${port}`).join()}${pathname}`;

afterAll(async () => {
  await Promise.all([primary.close(), standby.close()]);
});

describe('the address of several hosts', () => {
  it('becomes one address for each of them', () => {
    expect(splitHosts('postgres://u:p%40@one:5432,two/name?sslmode=require')).toEqual([
      'postgres://u:p%40@one:5432/name?sslmode=require',
      'postgres://u:p%40@two/name?sslmode=require',
    ]);
  });

  it.each([
    ['postgres://u:p@one/name', true],
    ['postgresql://one:5432,[::1]:5433/name', true],
    ['postgres://one:port,two/name', false],
    ['mysql://one/name', false],
    ['', false],
  ])('%s is valid: %s', (url, valid) => {
    expect(isDatabaseUrl(url)).toBe(valid);
  });
});

describe('a pool', () => {
  it('sends only start-up parameters that PgBouncer accepts, and sets its limits', async () => {
    const pool = createPool(urlOf(primary.port), 1, 1);
    const { rows } = await pool.query(
      `SELECT name, setting FROM pg_settings
       WHERE name IN ('statement_timeout', 'idle_in_transaction_session_timeout') ORDER BY name`,
    );
    expect(rows).toEqual([
      { name: 'idle_in_transaction_session_timeout', setting: '10000' },
      { name: 'statement_timeout', setting: '1500' },
    ]);
    expect(Object.keys(primary.parameters.at(-1) ?? {}).sort()).toEqual([
      'application_name',
      'client_encoding',
      'database',
      'user',
    ]);
    await pool.end();
  });

  it('connects to the first host that accepts writes', async () => {
    const closed = await freePort();
    for (const create of [
      (url: string) => createPool(url, 2, 10),
      createJobsPool,
      createUnlimitedPool,
    ]) {
      const pool = create(urlOf(closed, standby.port, primary.port));
      const before = standby.parameters.length;
      const many = Array.from({ length: 3 }, () => pool.query('SHOW transaction_read_only'));
      for (const { rows } of await Promise.all(many)) {
        expect(rows).toEqual([{ transaction_read_only: 'off' }]);
      }
      expect(standby.parameters.length).toBeGreaterThan(before);
      await pool.end();
    }
  });

  it('rejects with the state of a read-only database when no host accepts writes', async () => {
    const pool = createPool(urlOf(standby.port), 2, 10);
    await expect(pool.query('SELECT 1')).rejects.toMatchObject({ code: '25006' });
    await pool.end();
  });

  it('says what the host that responds says, whatever comes after it', async () => {
    const address = urlOf(primary.port, standby.port, await freePort());
    const pool = createPool(address.replace(`:${password}@`, ':wrong@'), 2, 10);
    await expect(pool.query('SELECT 1')).rejects.toMatchObject({ code: '28P01' });
    await pool.end();
  });

  it('says that the database is unavailable when no connection is made, whatever the reason', async () => {
    const pool = createPool(`${database.url}?sslmode=verify-full`, 2, 10);
    const error = await pool.query('SELECT 1').catch((reason: unknown) => reason);
    expect(isDatabaseUnavailable(error)).toBe(true);
    await pool.end();
  });

  it('of a command reads from a standby that is its only host, as for a backup', async () => {
    const pool = createUnlimitedPool(urlOf(standby.port));
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });

  describe('of a role at its connection limit', () => {
    const role = `limited_${randomUUID().slice(0, 8)}`;
    const limit = (connections: number) =>
      onServer(inject('postgresServer'), `ALTER ROLE ${role} CONNECTION LIMIT ${connections}`);
    /** @param others further hosts, such as `,127.0.0.1:5433`. */
    const openPool = (others = '') => {
      const { host, pathname: name } = new URL(database.url);
      return createPool(`postgres://${role}:secret@${host}${others}${name}`, 8, 10);
    };
    beforeAll(() =>
      onServer(inject('postgresServer'), `CREATE ROLE ${role} LOGIN PASSWORD 'secret'`),
    );
    afterAll(() => onServer(inject('postgresServer'), `DROP ROLE ${role}`));

    const query = (pool: ReturnType<typeof openPool>) =>
      pool.query('SELECT pg_backend_pid() AS id FROM pg_sleep(0.02)');

    it('waits for an open connection, and opens more once the limit is raised', async () => {
      await limit(2);
      const pool = openPool();
      const many = await Promise.all(Array.from({ length: 40 }, () => query(pool)));
      expect(new Set(many.map(({ rows }) => rows[0].id)).size).toBeLessThanOrEqual(2);
      await limit(-1);
      await vi.waitUntil(async () => {
        await Promise.all(Array.from({ length: 8 }, () => query(pool)));
        return pool.totalCount === 8;
      });
      await pool.end();
    });

    it('waits for one of the primary, and does not move on to another host', async () => {
      await limit(2);
      const pool = openPool(`,127.0.0.1:${await freePort()}`);
      await query(pool);
      const many = await Promise.all(Array.from({ length: 40 }, () => query(pool)));
      expect(new Set(many.map(({ rows }) => rows[0].id)).size).toBeLessThanOrEqual(2);
      await pool.end();
    });

    it('rejects at once without an open connection', async () => {
      await limit(0);
      const pool = openPool();
      const many = await Promise.allSettled(
        Array.from({ length: 20 }, () => pool.query('SELECT 1')),
      );
      expect(new Set(many.map((one) => one.status === 'rejected' && one.reason.code))).toEqual(
        new Set(['53300']),
      );
      expect(pool.waitingCount).toBe(0);
      await pool.end();
    });
  });

  it('closes a connection without a response, and no idle one', async () => {
    const proxy = await new FailingProxy(database.url).open();
    const limits = { hostTimeout: 10_000, responseTimeout: 2000, limits: null };
    const pool = createFailoverPool(proxy.url, { ...limits, max: 1 });
    const client = await pool.connect();
    client.on('error', () => undefined);
    const { stream } = client.connection;
    await once(stream, 'timeout');
    expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    proxy.stall(true);
    await expect(client.query('SELECT 2')).rejects.toThrow('Query read timeout');
    await expect(client.query('ROLLBACK')).rejects.toThrow();
    expect(stream.destroyed).toBe(true);
    client.release();
    proxy.stall(false);
    expect((await pool.query('SELECT 3 AS three')).rows).toEqual([{ three: 3 }]);
    await pool.end();
    proxy.close();
  });
});
