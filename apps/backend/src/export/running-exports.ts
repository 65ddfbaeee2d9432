import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '../app-error.ts';
import type { Db } from '../database/pool.ts';

/** Concurrent exports of one user, over all servers. */
const MAX_CONCURRENT = 2;
/** A slot is free again this long after its server was killed. */
const LEASE_SECONDS = 120;
const RENEW_AFTER_MS = 20_000;
const RETRY_SECONDS = 10;

/** One of the slots for a user's running exports. */
export interface ExportSlot {
  /** Extends the lease; called while rows are read. The client may pause for 30 s at most. */
  renew(): Promise<void>;
  /** Frees the slot; idempotent. */
  release(): Promise<void>;
}

async function reserveSlot(db: Db, userId: number, slot: number, holder: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO running_exports AS running (user_id, slot, holder, expires_at)
    VALUES (${userId}, ${slot}, ${holder}, now() + make_interval(secs => ${LEASE_SECONDS}))
    ON CONFLICT (user_id, slot) DO UPDATE
      SET holder = excluded.holder, expires_at = excluded.expires_at
      WHERE running.expires_at < now()`.execute(db);
  return numAffectedRows === 1n;
}

/**
 * Reserves a slot for an export.
 * @throws TOO_MANY_EXPORTS when none is free.
 */
export async function reserveExportSlot(db: Db, userId: number): Promise<ExportSlot> {
  const holder = randomUUID();
  let reserved = false;
  for (let slot = 1; slot <= MAX_CONCURRENT && !reserved; slot += 1) {
    reserved = await reserveSlot(db, userId, slot, holder);
  }
  if (!reserved) {
    throw new AppError('TOO_MANY_EXPORTS', { retry_after: RETRY_SECONDS });
  }
  let renewedAt = performance.now();
  let released = false;
  return {
    renew: async () => {
      if (performance.now() - renewedAt > RENEW_AFTER_MS) {
        renewedAt = performance.now();
        await sql`
          UPDATE running_exports SET expires_at = now() + make_interval(secs => ${LEASE_SECONDS})
          WHERE user_id = ${userId} AND holder = ${holder}`.execute(db);
      }
    },
    release: async () => {
      if (released) {
        return;
      }
      released = true;
      await sql`
        DELETE FROM running_exports
        WHERE user_id = ${userId} AND holder = ${holder}`.execute(db);
    },
  };
}
