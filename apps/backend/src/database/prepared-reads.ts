import type pg from 'pg';
import {
  type AnyRow,
  type NamedStatement,
  type PreparedRead,
  type PreparedValue,
  runTogether,
} from './prepared-batch.ts';

/** The part of a pool that prepared statements use at once: with few, more are sent together (ADR 072). */
const SHARE = 1 / 4;

/** Statements of a batch: one that is slow delays those behind it. */
const MAX_BATCH = 8;

/** Prepared statements of a pool. */
export interface PreparedReads {
  /** Runs a prepared SELECT. @returns its rows. */
  read(statement: NamedStatement, values: readonly PreparedValue[]): Promise<AnyRow[]>;
  /** Statements in the queue: those that no connection was asked for yet. */
  readonly waitingCount: number;
}

/** Bounds a wait. @returns ends it: false when it was rejected before. */
export type BoundWait = (reject: (error: Error) => void) => () => boolean;

/** A statement in the queue, and how its wait ends. */
interface Waiting extends PreparedRead {
  readonly stopWaiting: () => boolean;
}

/**
 * Runs prepared statements on few connections of a pool. Those that come while all of these are busy are
 * sent together as soon as one is free. A statement alone is sent at once.
 */
export function createPreparedReads(
  pool: Pick<pg.Pool, 'connect' | 'options'>,
  bound: BoundWait,
): PreparedReads {
  const maxConnections = Math.ceil(pool.options.max * SHARE);
  const queue: Waiting[] = [];
  let connections = 0;

  const add = (read: PreparedRead) => {
    queue.push({ ...read, stopWaiting: bound(read.reject) });
  };

  async function runNext(): Promise<void> {
    const batch = queue.splice(0, MAX_BATCH);
    try {
      const client = await pool.connect();
      try {
        const skipped = await runTogether(
          client,
          batch.filter(({ stopWaiting }) => stopWaiting()),
        );
        skipped.forEach(add);
      } finally {
        // Between two batches too: others wait for a connection as well.
        client.release();
      }
    } catch (error) {
      for (const { stopWaiting, reject } of batch) {
        stopWaiting();
        reject(error as Error);
      }
    }
  }

  async function serve(): Promise<void> {
    connections += 1;
    while (queue.length > 0) {
      await runNext();
    }
    connections -= 1;
  }

  return {
    read: (statement, values) =>
      new Promise((resolve, reject) => {
        add({ statement, values, resolve, reject });
        if (connections < maxConnections) {
          void serve();
        }
      }),
    get waitingCount() {
      return queue.length;
    },
  };
}
