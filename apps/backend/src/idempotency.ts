import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { AppError } from './app-error.ts';
import type { Db } from './database/pool.ts';
import { inTurn } from './security/in-turn.ts';
import { digest, sameBytes } from './security/keys.ts';

const keyInTurn = inTurn();

/** One request that must happen once, however often it is sent. */
export interface IdempotentRequest {
  userId: number;
  /** Which call: the same key may be used for another one. */
  route: string;
  key: string;
  /** The payload without its proofs (password, bot check), which differ between tries. */
  payload: unknown;
}

/** What the work came to: an answer to keep, or a refusal that leaves the key free again. */
export type Outcome<Answer> =
  | { kind: 'done'; answer: Answer }
  | { kind: 'refused'; error: AppError };

/** Reads the header: 8 to 100 visible ASCII characters. @throws IDEMPOTENCY_KEY_REQUIRED. */
export function idempotencyKeyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !/^[\x21-\x7E]{8,100}$/.test(key)) {
    throw new AppError('IDEMPOTENCY_KEY_REQUIRED');
  }
  return key;
}

/** Canonical text of a flat payload: its fields in order of their names. */
const canonical = (payload: unknown): string =>
  JSON.stringify(
    Object.entries((payload ?? {}) as Record<string, unknown>).sort(([a], [b]) => (a < b ? -1 : 1)),
  );

interface KeptRow {
  body_hash: Buffer;
  answer: unknown;
}

async function claimKey(db: Db, request: IdempotentRequest, bodyHash: Buffer): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO idempotency_keys (user_id, route, key, body_hash)
    VALUES (${request.userId}, ${request.route}, ${request.key}, ${bodyHash})
    ON CONFLICT DO NOTHING`.execute(db);
  return numAffectedRows === 1n;
}

async function readKept(db: Db, request: IdempotentRequest): Promise<KeptRow | null> {
  const { rows } = await sql<KeptRow>`
    SELECT body_hash, answer FROM idempotency_keys
    WHERE user_id = ${request.userId} AND route = ${request.route}
      AND key = ${request.key}`.execute(db);
  return rows[0] ?? null;
}

async function settleKey(db: Db, request: IdempotentRequest, outcome: Outcome<unknown>) {
  const row = sql`user_id = ${request.userId} AND route = ${request.route}
                  AND key = ${request.key}`;
  if (outcome.kind === 'refused') {
    await sql`DELETE FROM idempotency_keys WHERE ${row}`.execute(db);
  } else {
    await sql`
      UPDATE idempotency_keys SET answer = ${JSON.stringify(outcome.answer)}::jsonb
      WHERE ${row}`.execute(db);
  }
}

/**
 * Runs the work once per key, in one transaction with the key's row. Those who send the same key
 * meanwhile are given the first answer: they wait here without holding a connection, or, in
 * another server process, for the row.
 * @throws IDEMPOTENCY_KEY_REUSED when the key came with another payload; the work's refusal.
 */
export async function once<Answer>(
  db: Db,
  request: IdempotentRequest,
  work: (trx: Db) => Promise<Outcome<Answer>>,
): Promise<Answer> {
  const bodyHash = digest(canonical(request.payload));
  const attempt = async (trx: Db): Promise<Outcome<Answer>> => {
    if (await claimKey(trx, request, bodyHash)) {
      const result = await work(trx);
      await settleKey(trx, request, result);
      return result;
    }
    const kept = await readKept(trx, request);
    if (!kept || !sameBytes(kept.body_hash, bodyHash)) {
      return { kind: 'refused', error: new AppError('IDEMPOTENCY_KEY_REUSED') };
    }
    return { kind: 'done', answer: kept.answer as Answer };
  };
  const outcome = await keyInTurn(`${request.userId} ${request.route} ${request.key}`, () =>
    db.transaction().execute(attempt),
  );
  if (outcome.kind === 'refused') {
    throw outcome.error;
  }
  return outcome.answer;
}
