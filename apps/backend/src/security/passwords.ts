import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { bounded, type Precedence } from './bounded.ts';

/** Of RFC 9106's second choice, which decisions §1 ask at least 19 MiB and two passes of. */
const PASSES = 3;

/** Hashing and checking, bounded to the cores. */
export interface Passwords {
  hash(password: string, precedence?: Precedence): Promise<string>;
  /** A null hash costs the same time and never matches: used for an unknown account. */
  verify(stored: string | null, password: string, precedence?: Precedence): Promise<boolean>;
  /** Whether the hash has another algorithm or other cost parameters than new hashes. */
  isOutdated(stored: string): boolean;
}

/** The algorithm, version and cost of a hash in PHC string format, without salt and digest. */
const parametersOf = (stored: string) => stored.split('$').slice(0, 4).join('$');

/**
 * Makes argon2id hashes. Hashing leaves a core to everything else, so that many sign-ins at once do
 * not starve it.
 * @param memory of one hash, in MiB.
 */
export async function createPasswords(memory: number): Promise<Passwords> {
  const cost = { memoryCost: memory * 1024, timeCost: PASSES, parallelism: 1 };
  const run = bounded(Math.max(1, availableParallelism() - 1));
  const decoy = await hash('a password that nobody has', cost);
  return {
    hash: (password, precedence) => run(() => hash(password, cost), precedence),
    verify: async (stored, password, precedence) => {
      const matches = await run(() => verify(stored ?? decoy, password), precedence);
      return stored !== null && matches;
    },
    isOutdated: (stored) => parametersOf(stored) !== parametersOf(decoy),
  };
}
