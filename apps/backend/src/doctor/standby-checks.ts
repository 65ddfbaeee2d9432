import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { migrationsOf } from '../backup/tables.ts';
import { type Config, directUrlOf } from '../config.ts';
import { createUnlimitedPool } from '../database/pool.ts';
import { describeError } from '../describe-error.ts';
import { type Finding, findingsOf } from './finding.ts';

/** Observed state of the standby for reads (`DATABASE_READ_URL`). */
export interface StandbyState {
  /** Host and port. */
  readonly host: string;
  /** Whether it replays a primary's changes; a message where it did not respond. */
  readonly role: 'standby' | 'primary' | { readonly unreachable: string };
  /** Whether its changes are those of the database of the servers. */
  readonly isCopy: boolean;
  /** Seconds until it had what the primary had; null when that took longer than is accepted. */
  readonly secondsBehind: number | null;
  /** Migrations of the primary that it has not. */
  readonly missing: readonly string[];
}

const POLL_MS = 50;
const STEPS = 'docs/operations/standby.md';
const reads = findingsOf('Reads');

const systemOf = async (client: pg.ClientBase) =>
  (
    await client.query<{ id: string }>(
      'SELECT system_identifier::text AS id FROM pg_control_system()',
    )
  ).rows[0]?.id;

/** Waits until the standby has replayed what the primary has now, as the servers measure it. */
async function secondsUntilReplayed(
  primary: pg.ClientBase,
  standby: pg.ClientBase,
  maxSeconds: number,
): Promise<number | null> {
  const { rows } = await primary.query('SELECT pg_current_wal_insert_lsn()::text AS position');
  const start = performance.now();
  for (;;) {
    const replayed = await standby.query(
      'SELECT coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) AS done',
      [rows[0].position],
    );
    const seconds = (performance.now() - start) / 1000;
    if (replayed.rows[0].done) {
      return seconds;
    }
    if (seconds > maxSeconds) {
      return null;
    }
    await sleep(POLL_MS);
  }
}

async function compare(
  primary: pg.ClientBase,
  standby: pg.ClientBase,
  maxSeconds: number,
): Promise<Omit<StandbyState, 'host'>> {
  const { rows } = await standby.query('SELECT pg_is_in_recovery() AS replays');
  const isCopy = (await systemOf(primary)) === (await systemOf(standby));
  if (!rows[0].replays || !isCopy) {
    return { role: rows[0].replays ? 'standby' : 'primary', isCopy, secondsBehind: 0, missing: [] };
  }
  const secondsBehind = await secondsUntilReplayed(primary, standby, maxSeconds);
  const known = await migrationsOf(standby);
  const missing = (await migrationsOf(primary)).filter((name) => !known.includes(name));
  return { role: 'standby', isCopy, secondsBehind, missing };
}

/** Runs work with a connection. @throws what the connection or the work does. */
async function connected<T>(url: string, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const pool = createUnlimitedPool(url);
  try {
    const client = await pool.connect();
    try {
      return await work(client);
    } finally {
      client.release();
    }
  } finally {
    await pool.end();
  }
}

/** Findings about the standby. @param maxSeconds that it may be behind (DATABASE_READ_LAG). */
export function findingsOfStandby(state: StandbyState, maxSeconds: number): Finding[] {
  const { host, role, isCopy, secondsBehind, missing } = state;
  if (typeof role === 'object') {
    const fix = 'Start it, or correct DATABASE_READ_URL; until then reports burden the primary.';
    return [reads.warning(`${host} does not respond: ${role.unreachable}`, fix)];
  }
  if (!isCopy) {
    const fix = `Point DATABASE_READ_URL to a standby of DATABASE_URL: ${STEPS}.`;
    return [
      reads.error(`${host} is no copy of the database: reports may be those of another`, fix),
    ];
  }
  if (role === 'primary') {
    const fix = `Point DATABASE_READ_URL to a standby, or remove it: ${STEPS}.`;
    return [reads.warning(`${host} is no standby: nothing is read from it`, fix)];
  }
  if (secondsBehind === null) {
    const fix =
      'Check its log, the network and pg_is_wal_replay_paused(); reports burden the primary.';
    return [reads.warning(`${host} is more than ${maxSeconds} s behind`, fix)];
  }
  if (missing.length > 0) {
    const fix = `Check that it replays the primary's database, not another of its server: ${STEPS}.`;
    return [reads.error(`${host} lacks ${missing.length} migrations: ${missing.join(', ')}`, fix)];
  }
  return [
    reads.ok(`${host} is a standby, ${secondsBehind.toFixed(1)} s behind, of the same version`),
  ];
}

/** Reads the state of the standby, beside a primary that responds. */
async function readStandby(
  primary: pg.ClientBase,
  url: string,
  maxSeconds: number,
): Promise<StandbyState> {
  const { host } = new URL(url);
  try {
    const state = await connected(url, (standby) => compare(primary, standby, maxSeconds));
    return { host, ...state };
  } catch (error) {
    const role = { unreachable: describeError(error) };
    return { host, role, isCopy: false, secondsBehind: null, missing: [] };
  }
}

/** Whether reports can be read from the standby; nothing without one. */
export async function checkStandby(config: Config): Promise<Finding[]> {
  const { DATABASE_READ_URL: url, DATABASE_READ_LAG: maxSeconds } = config;
  if (!url) {
    return [];
  }
  try {
    const read = (primary: pg.PoolClient) => readStandby(primary, url, maxSeconds);
    return findingsOfStandby(await connected(directUrlOf(config), read), maxSeconds);
  } catch {
    // The check of the database reports why the primary does not respond.
    return [reads.warning('Without the primary its standby cannot be checked', 'See Database.')];
  }
}
