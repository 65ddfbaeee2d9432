import fp from 'fastify-plugin';
import { sql } from 'kysely';
import { AppError } from '../app-error.ts';
import type { Db } from '../database/pool.ts';
import { prepared } from '../database/prepared.ts';
import { digest } from '../security/keys.ts';
import { plainAddress } from '../security/network-address.ts';

/** A rate limit with a sliding window: at most `max` uses in `minutes`. */
export interface RateLimit {
  name: string;
  max: number;
  minutes: number;
}

/** Counters shared by all server processes. */
export interface RateLimits {
  /** Counts one use; resolves to the seconds to wait, 0 when admitted. */
  count(db: Db, limit: RateLimit, subject: string): Promise<number>;
  /** Counts one use, or rejects with 429 and the waiting time. */
  require(db: Db, limit: RateLimit, subject: string): Promise<void>;
  /** Like `require`, for a network address: the limit times ADDRESS_LIMIT_FACTOR. */
  requireForAddress(db: Db, limit: RateLimit, address: string): Promise<void>;
  /** Takes back the newest use: what succeeded was no guess. */
  giveBack(db: Db, limit: RateLimit, subject: string): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    limits: RateLimits;
  }
}

const keyOf = (limit: RateLimit, subject: string) => digest(`${limit.name}\0${subject}`);

/** IPv6 hands whole /64 networks to one customer, so they count as one address. */
export function addressSubject(address: string): string {
  const plain = plainAddress(address) ?? 'unknown';
  if (!plain.includes(':')) {
    return plain;
  }
  const [head = '', tail] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}

async function count(db: Db, limit: RateLimit, subject: string): Promise<number> {
  const { rows } = await sql<{ wait: number }>`${prepared}
    SELECT take_hit(${keyOf(limit, subject)}, ${limit.max}::integer,
                    make_interval(mins => ${limit.minutes}::integer)) AS wait`.execute(db);
  return rows[0]?.wait ?? 0;
}

async function requireUse(db: Db, limit: RateLimit, subject: string): Promise<void> {
  const wait = await count(db, limit, subject);
  if (wait > 0) {
    throw new AppError('TOO_MANY_REQUESTS', { retry_after: wait });
  }
}

async function giveBack(db: Db, limit: RateLimit, subject: string): Promise<void> {
  await sql`${prepared}
    UPDATE rate_limits SET hits = hits[1:cardinality(hits) - 1]
    WHERE key = ${keyOf(limit, subject)}`.execute(db);
}

/** Limits counted in the database, so that all server processes share them. */
export const rateLimitsPlugin = fp(
  async (app) => {
    const factor = app.config.ADDRESS_LIMIT_FACTOR;
    app.decorate('limits', {
      count,
      require: requireUse,
      giveBack,
      requireForAddress: (db, limit, address) =>
        requireUse(
          db,
          { ...limit, max: Math.max(1, Math.round(limit.max * factor)) },
          `address ${addressSubject(address)}`,
        ),
    });
  },
  { name: 'rate-limits', dependencies: ['settings', 'database'] },
);
