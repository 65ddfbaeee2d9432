import type { KeyObject } from 'node:crypto';
import { type BotCheckAction, botCheckMinutes } from '@consultancy/validation';
import { createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { sql } from 'kysely';
import * as z from 'zod';
import { AppError } from '../app-error.ts';
import type { Db } from '../database/pool.ts';
import { prepared } from '../database/prepared.ts';
import type { BotCheck } from './bot-check.ts';
import { mac } from './keys.ts';

const LIFE_MS = botCheckMinutes * 60_000;
/** Iterations of one try; the number of tries is what BOT_CHECK_COST sets. */
const ITERATIONS = 1000;

const payloadShape = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string().min(1).max(200),
      salt: z.string().max(200),
      cost: z.literal(ITERATIONS),
      keyLength: z.literal(32),
      keyPrefix: z.string().max(100),
      expiresAt: z.number(),
      data: z.object({ action: z.string() }),
    }),
    signature: z.string().max(200),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string().max(200) }),
});

/** Reads base64 of JSON; null when it is anything else. */
function readPayload(token: string): z.infer<typeof payloadShape> | null {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
    return payloadShape.safeParse(parsed).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Records the challenge; false when any server process accepted it before. A challenge expires by
 * the clocks of the servers and its record by the database's: it is stored much longer, so that
 * clocks an hour apart accept none twice (R14).
 */
async function consume(db: Db, key: KeyObject, nonce: string): Promise<boolean> {
  const { numAffectedRows } = await sql`${prepared}
    INSERT INTO spent_challenges (digest, expires_at)
    VALUES (${mac(key, 'spent', nonce)}, now() + interval '1 day')
    ON CONFLICT (digest) DO NOTHING`.execute(db);
  return numAffectedRows === 1n;
}

/**
 * The self-hosted check: proof of work, signed by this server, bound to an action, expiring, and
 * usable once.
 * @param tries mean number of key derivations that a solution costs the browser.
 */
export function createAltchaCheck(key: KeyObject, tries: number): BotCheck {
  const secrets = {
    hmacSignatureSecret: mac(key, 'challenge').toString('hex'),
    hmacKeySignatureSecret: mac(key, 'solution').toString('hex'),
  };
  const isValid = async (payload: z.infer<typeof payloadShape>, action: BotCheckAction) => {
    if (payload.challenge.parameters.data.action !== action) {
      return false;
    }
    try {
      const result = await verifySolution({ ...(payload as Payload), deriveKey, ...secrets });
      return result.verified;
    } catch {
      // The library throws on values that no honest solver sends.
      return false;
    }
  };
  return {
    challenge: (action) =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: ITERATIONS,
        counter: randomInt(Math.ceil(tries * 1.5), Math.max(1, Math.floor(tries / 2))),
        expiresAt: new Date(Date.now() + LIFE_MS),
        data: { action },
        deriveKey,
        ...secrets,
      }),
    verify: async (db, action, token) => {
      const payload = readPayload(token);
      const accepted =
        payload !== null &&
        (await isValid(payload, action)) &&
        (await consume(db, key, payload.challenge.parameters.nonce));
      if (!accepted) {
        throw new AppError('BOT_CHECK_FAILED');
      }
    },
  };
}
