import { setTimeout } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { AppError } from './app-error.ts';
import type { Db } from './database/pool.ts';
import { prepared } from './database/prepared.ts';
import { createKeyedMutex } from './keyed-mutex.ts';
import { digest, sameBytes } from './security/keys.ts';

const serializeByKey = createKeyedMutex();

/** One request that must happen once, however often it is sent. */
export interface IdempotentRequest {
  userId: number;
  /** The endpoint: the same key may be used for another one. */
  route: string;
  key: string;
  /** The payload without its proofs (password, bot check), which differ between tries. */
  payload: unknown;
}

/** Result of the work: a response to store, or an error that leaves the key free. */
export type Outcome<Body> =
  | { kind: 'done'; response: Body }
  | { kind: 'rejected'; error: AppError };

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

interface StoredRow {
  body_hash: Buffer;
  response: unknown;
}

async function claimKey(db: Db, request: IdempotentRequest, bodyHash: Buffer): Promise<boolean> {
  const { numAffectedRows } = await sql`${prepared}
    INSERT INTO idempotency_keys (user_id, route, key, body_hash)
    VALUES (${request.userId}, ${request.route}, ${request.key}, ${bodyHash})
    ON CONFLICT DO NOTHING`.execute(db);
  return numAffectedRows === 1n;
}

async function readStored(db: Db, request: IdempotentRequest): Promise<StoredRow | null> {
  const { rows } = await sql<StoredRow>`${prepared}
    SELECT body_hash, answer AS response FROM idempotency_keys
    WHERE user_id = ${request.userId} AND route = ${request.route}
      AND key = ${request.key}`.execute(db);
  return rows[0] ?? null;
}

async function closeKey(db: Db, request: IdempotentRequest, outcome: Outcome<unknown>) {
  const row = sql`user_id = ${request.userId} AND route = ${request.route}
                  AND key = ${request.key}`;
  if (outcome.kind === 'rejected') {
    await sql`${prepared} DELETE FROM idempotency_keys WHERE ${row}`.execute(db);
  } else {
    await sql`${prepared}
      UPDATE idempotency_keys SET answer = ${JSON.stringify(outcome.response)}::jsonb
      WHERE ${row}`.execute(db);
  }
}

/** Milliseconds in which another server process, whose proof passed, claims the key. */
const CLAIM_MS = 250;

/** Outcome of this request by a stored row. */
function storedOutcome<Body>(stored: StoredRow | null, bodyHash: Buffer): Outcome<Body> {
  return stored && sameBytes(stored.body_hash, bodyHash)
    ? { kind: 'done', response: stored.response as Body }
    : { kind: 'rejected', error: new AppError('IDEMPOTENCY_KEY_REUSED') };
}

/**
 * Checks the proofs of a request with a new key while no transaction is open, as a proof may query
 * another server. A proof that fails may have been consumed by the same request in another server
 * process, which is then about to claim the key; this request then gets that response.
 * @returns the error of the proofs, or null when they pass.
 */
async function checkProofs(prove: () => Promise<void>): Promise<AppError | null> {
  try {
    await prove();
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) {
      throw error;
    }
    if (error.code === 'BOT_CHECK_FAILED') {
      await setTimeout(CLAIM_MS);
    }
    return error;
  }
}

/** Claims the key and runs the work, or reads the stored response; in the caller's transaction. */
async function claimAndWork<Body>(
  trx: Db,
  request: IdempotentRequest,
  bodyHash: Buffer,
  work: (trx: Db) => Promise<Outcome<Body>>,
): Promise<Outcome<Body>> {
  if (!(await claimKey(trx, request, bodyHash))) {
    return storedOutcome(await readStored(trx, request), bodyHash);
  }
  const result = await work(trx);
  await closeKey(trx, request, result);
  return result;
}

interface OnceOptions {
  /** Checks the proofs of a new key, before the transaction. */
  readonly prove?: () => Promise<void>;
  /** Runs the transaction after others that lock the same rows. */
  readonly serialize?: <T>(transact: () => Promise<T>) => Promise<T>;
}

/**
 * Runs the work once per key, in one transaction with the key's row. Concurrent requests with the
 * same key get the first response: they wait here without a connection, or, in another server
 * process, for the row.
 * @throws IDEMPOTENCY_KEY_REUSED when the key came with another payload; the error of the proofs
 * or of the work, which leaves the key free.
 */
export async function runOnce<Body>(
  db: Db,
  request: IdempotentRequest,
  work: (trx: Db) => Promise<Outcome<Body>>,
  { prove, serialize = (transact) => transact() }: OnceOptions = {},
): Promise<Body> {
  const bodyHash = digest(canonical(request.payload));
  const attempt = async (): Promise<Outcome<Body>> => {
    const stored = prove ? await readStored(db, request) : null;
    if (stored) {
      return storedOutcome(stored, bodyHash);
    }
    const error = prove ? await checkProofs(prove) : null;
    const task = error ? async () => ({ kind: 'rejected', error }) as const : work;
    return serialize(() =>
      db.transaction().execute((trx) => claimAndWork(trx, request, bodyHash, task)),
    );
  };
  const outcome = await serializeByKey(
    `${request.userId} ${request.route} ${request.key}`,
    attempt,
  );
  if (outcome.kind === 'rejected') {
    throw outcome.error;
  }
  return outcome.response;
}
