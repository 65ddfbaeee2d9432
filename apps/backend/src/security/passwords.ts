import { availableParallelism, totalmem } from 'node:os';
import type { Options } from '@node-rs/argon2';
import { Piscina } from 'piscina';
import { limitConcurrency, type Precedence } from './concurrency-limiter.ts';

/** Of RFC 9106's second choice, which decisions §1 ask at least 19 MiB and two passes of. */
const PASSES = 3;

/** Hashes and checks passwords, as many at a time as there are cores, or as the memory allows. */
export interface Passwords {
  hash(password: string, precedence?: Precedence): Promise<string>;
  /** A null hash costs the same time and never matches: used for an unknown account. */
  verify(stored: string | null, password: string, precedence?: Precedence): Promise<boolean>;
  /** Whether the hash has another algorithm or other cost parameters than new hashes. */
  isOutdated(stored: string): boolean;
}

/** The algorithm, version and cost of a hash in PHC string format, without salt and digest. */
const parametersOf = (stored: string) => stored.split('$').slice(0, 4).join('$');

/** Data of each hashing thread at its start. */
export interface PasswordWorkerData {
  niceness: number;
}

function startThreads(niceness: number) {
  const file = import.meta.url.endsWith('.ts') ? './password-worker.ts' : '../password-worker.js';
  const threads = new Piscina({
    filename: new URL(file, import.meta.url).href,
    minThreads: 1,
    maxThreads: availableParallelism(),
    idleTimeout: Number.POSITIVE_INFINITY,
    // A thread that waits by Atomics could not be left without work at the process's end.
    atomics: 'disabled',
    recordTiming: false,
    workerData: { niceness } satisfies PasswordWorkerData,
  });
  return {
    hash: (password: string, cost: Options): Promise<string> =>
      threads.run({ password, cost }, { name: 'hash' }),
    verify: (stored: string, password: string): Promise<boolean> =>
      threads.run({ stored, password }, { name: 'verify' }),
  };
}

const started = new Map<number, ReturnType<typeof startThreads>>();

/**
 * The threads of this process that hash, as many as there are cores. They serve every app in it, one
 * after another, as a start takes longer than most hashes. Without work they keep no process alive.
 */
function threadsOf(niceness: number) {
  const threads = started.get(niceness) ?? startThreads(niceness);
  started.set(niceness, threads);
  return threads;
}

/**
 * How many hashes are made at once. Together they take at most half of the memory that the unit or the
 * container may use, or the machine has: beyond it the process would be killed.
 * @param memory of one hash, in MiB.
 */
function slotsOf(memory: number): number {
  // Without a limit, it is a number that no machine has, or 0.
  const available = Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem());
  const fitting = Math.floor((0.5 * available) / (memory * 1024 * 1024));
  return Math.max(1, Math.min(availableParallelism(), fitting));
}

/**
 * Makes argon2id hashes in threads of their own. They use every core, and give way to everything
 * else by their priority, so that many sign-ins at once do not starve the other requests.
 * @param memory of one hash, in MiB.
 * @param niceness of the threads: 0 for the priority of the others, up to 19 for what they leave.
 */
export function createPasswords(memory: number, niceness = 0): Passwords {
  const cost = { memoryCost: memory * 1024, timeCost: PASSES, parallelism: 1 };
  const { hash, verify } = threadsOf(niceness);
  const run = limitConcurrency(slotsOf(memory));
  const parameters = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}`;
  // Not awaited, as a server's start would wait a quarter of a second (P12). If it fails, so does the process.
  const decoy = run(() => hash('the password of no account', cost));
  return {
    hash: (password, precedence) => run(() => hash(password, cost), precedence),
    verify: async (stored, password, precedence) => {
      const matches = await run(async () => verify(stored ?? (await decoy), password), precedence);
      return stored !== null && matches;
    },
    isOutdated: (stored) => parametersOf(stored) !== parameters,
  };
}
