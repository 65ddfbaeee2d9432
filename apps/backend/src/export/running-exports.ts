import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '../app-error.ts';
import type { Db } from '../database/pool.ts';

/** Exports that one person may run at once, over all servers. */
const MOST_AT_ONCE = 2;
/** A place is free again this long after its server was killed. */
const LEASE_SECONDS = 120;
const RENEW_AFTER_MS = 20_000;
const RETRY_SECONDS = 10;

/** A person's place among their running exports. */
export interface ExportPlace {
  /** Keeps the place; to be called while rows are read. A reader may rest for 30 s at most. */
  renew(): Promise<void>;
  /** Gives the place back; once is enough. */
  release(): Promise<void>;
}

async function takeSlot(db: Db, userId: number, slot: number, holder: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO running_exports AS running (user_id, slot, holder, expires_at)
    VALUES (${userId}, ${slot}, ${holder}, now() + make_interval(secs => ${LEASE_SECONDS}))
    ON CONFLICT (user_id, slot) DO UPDATE
      SET holder = excluded.holder, expires_at = excluded.expires_at
      WHERE running.expires_at < now()`.execute(db);
  return numAffectedRows === 1n;
}

/**
 * Takes a place among a person's running exports.
 * @throws TOO_MANY_EXPORTS when all are taken.
 */
export async function takeExportPlace(db: Db, userId: number): Promise<ExportPlace> {
  const holder = randomUUID();
  let taken = false;
  for (let slot = 1; slot <= MOST_AT_ONCE && !taken; slot += 1) {
    taken = await takeSlot(db, userId, slot, holder);
  }
  if (!taken) {
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
