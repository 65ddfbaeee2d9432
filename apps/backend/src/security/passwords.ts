import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../app-error.ts';

/** argon2id, 19 MiB, two passes (decisions §1). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** More than this many waiting hashes would outlast the client's patience. */
const MOST_WAITING = 500;

/** Hashing and checking, bounded to the cores. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** A null hash costs the same time and never matches: the answer to an unknown account. */
  verify(stored: string | null, password: string): Promise<boolean>;
}

/** Runs at most `slots` tasks at a time; refuses when too many wait. */
function bounded(slots: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running >= slots) {
      if (waiting.length >= MOST_WAITING) {
        throw new AppError('SERVICE_UNAVAILABLE', { retry_after: 5 });
      }
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) {
        next();
      } else {
        running -= 1;
      }
    }
  };
}

/** Hashing bounded to the cores, so that many sign-ins do not starve everything else. */
export async function createPasswords(): Promise<Passwords> {
  const run = bounded(Math.max(1, availableParallelism()));
  const decoy = await hash('a password that nobody has', cost);
  return {
    hash: (password) => run(() => hash(password, cost)),
    verify: async (stored, password) => {
      const matches = await run(() => verify(stored ?? decoy, password));
      return stored !== null && matches;
    },
  };
}
