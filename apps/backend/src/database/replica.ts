import { sql } from 'kysely';
import type { Db } from './pool.ts';

/** Milliseconds between two questions for the standby's position, while there are reads. */
const CHECK_MS = 1000;
/** Milliseconds without reads from a standby that did not respond. */
const DOWN_MS = 2000;

/** A position in the database's log, such as `0/16B3748`; greater is later. */
export type Position = bigint;

/** Reads a position as PostgreSQL writes it; null for anything else. */
export function parsePosition(text: string): Position | null {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(text) ?? [];
  return high === undefined || low === undefined
    ? null
    : (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** The primary's position, as text: whatever was committed before is up to there. */
export async function writtenPosition(primary: Db): Promise<string> {
  const { rows } = await sql<{ position: string }>`
    SELECT pg_current_wal_insert_lsn()::text AS position`.execute(primary);
  return rows[0]?.position ?? '';
}

async function readWritten(primary: Db): Promise<Position> {
  return parsePosition(await writtenPosition(primary)) ?? 0n;
}

/** @throws for a database that is no standby, such as one that took over. */
async function readReplayed(standby: Db): Promise<Position> {
  const { rows } = await sql<{ position: string | null }>`
    SELECT pg_last_wal_replay_lsn()::text AS position WHERE pg_is_in_recovery()`.execute(standby);
  const position = parsePosition(rows[0]?.position ?? '');
  if (position === null) {
    throw new Error('the database for reads is no standby');
  }
  return position;
}

/** A standby: whether it may be read, and up to which position it has replayed. */
export interface Replica {
  /**
   * Whether the standby has replayed what was written up to a position, and is not too far behind.
   * Never rejects: a standby that does not respond has not.
   */
  has(position: Position | null): Promise<boolean>;
  /** Leaves the standby alone for a while. */
  fail(): void;
}

/**
 * Watches a standby. How far it is behind is measured by the primary's positions: the standby must
 * have reached one that the primary had within the last `maxBehind` milliseconds. That does not
 * depend on clocks, and holds while nothing is written.
 */
export function watchReplica(primary: Db, standby: Db, maxBehind: number): Replica {
  let goal = { position: 0n, at: Number.NEGATIVE_INFINITY };
  let replayed: Position = 0n;
  let current = false;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let downUntil = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | null = null;

  const newGoal = async () => {
    const at = performance.now();
    goal = { position: await readWritten(primary), at };
  };
  const check = async () => {
    checkedAt = performance.now();
    const expired = checkedAt - goal.at > maxBehind;
    if (expired) {
      await newGoal();
    }
    replayed = await readReplayed(standby);
    if (replayed >= goal.position) {
      current = true;
      await newGoal();
    } else if (expired) {
      current = false;
    }
  };
  const fail = () => {
    current = false;
    goal = { position: 0n, at: Number.NEGATIVE_INFINITY };
    downUntil = performance.now() + DOWN_MS;
  };
  const has = async (position: Position | null) => {
    const now = performance.now();
    if (now < downUntil) {
      return false;
    }
    try {
      if (now - checkedAt > CHECK_MS) {
        checking ??= check().finally(() => {
          checking = null;
        });
        await checking;
      }
      if (current && position !== null && replayed < position) {
        replayed = await readReplayed(standby);
      }
      return current && (position === null || replayed >= position);
    } catch {
      fail();
      return false;
    }
  };
  return { has, fail };
}
