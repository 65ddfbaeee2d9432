import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { sql } from 'kysely';
import { AppError } from '../app-error.ts';
import type { Db } from '../database/pool.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Slots of the exports that this server sends. */
    exportSlots: Set<ExportSlot>;
  }
}

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
export async function reserveExportSlot(
  { db, exportSlots }: FastifyInstance,
  userId: number,
): Promise<ExportSlot> {
  const holder = randomUUID();
  let reserved = false;
  for (let slot = 1; slot <= MAX_CONCURRENT && !reserved; slot += 1) {
    reserved = await reserveSlot(db, userId, slot, holder);
  }
  if (!reserved) {
    throw new AppError('TOO_MANY_EXPORTS', { retry_after: RETRY_SECONDS });
  }
  let renewedAt = performance.now();
  let releasing: Promise<unknown> | undefined;
  const slot: ExportSlot = {
    renew: async () => {
      if (performance.now() - renewedAt > RENEW_AFTER_MS) {
        renewedAt = performance.now();
        await sql`
          UPDATE running_exports SET expires_at = now() + make_interval(secs => ${LEASE_SECONDS})
          WHERE user_id = ${userId} AND holder = ${holder}`.execute(db);
      }
    },
    release: async () => {
      releasing ??= sql`
        DELETE FROM running_exports
        WHERE user_id = ${userId} AND holder = ${holder}`
        .execute(db)
        .finally(() => exportSlots.delete(slot));
      await releasing;
    },
  };
  exportSlots.add(slot);
  return slot;
}

/**
 * A stop cuts off the exports that it does not wait for: their slots are freed while there is still
 * a connection, so that their users can repeat them at once at another server.
 */
export const runningExportsPlugin = fp(
  async (app) => {
    app.decorate('exportSlots', new Set<ExportSlot>());
    app.addHook('onClose', async () => {
      // One that cannot be freed expires by itself.
      await Promise.allSettled(Array.from(app.exportSlots, (slot) => slot.release()));
    });
  },
  { name: 'running exports', dependencies: ['database'] },
);
