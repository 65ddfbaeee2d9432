import { createHash } from 'node:crypto';
import { connect, createServer, type Server } from 'node:net';

/** A lock of this process, until it releases it or exits in any way. */
export interface Lock {
  /** Changes what other processes read about the owner. */
  readonly describe: (owner: LockOwner) => void;
  readonly release: () => Promise<void>;
}

/** What a lock's owner reports about itself. */
export interface LockOwner {
  readonly pid: number;
  readonly note: string;
}

// A socket in Linux's abstract namespace: bound atomically, and closed by the kernel with the
// process, so that no kill leaves a stale lock.
function socketName(subject: string): string {
  return `\0gdb-audit-portal-${createHash('sha256').update(subject).digest('hex').slice(0, 40)}`;
}

/**
 * Acquires the lock on a subject (a folder's real path, for instance).
 * @returns the lock, or `null` when another process has it.
 * @throws when sockets cannot be used at all.
 */
export function acquireLock(subject: string, owner: LockOwner): Promise<Lock | null> {
  let current = owner;
  return new Promise((resolve, reject) => {
    const server: Server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.end(JSON.stringify(current));
    });
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    server.listen({ path: socketName(subject) }, () => {
      server.unref();
      resolve({
        describe: (next) => {
          current = next;
        },
        release: () => new Promise((done) => server.close(() => done())),
      });
    });
  });
}

/**
 * Reads who has a lock.
 * @param milliseconds timeout; a stopped owner does not respond.
 * @returns `null` when nothing responds in time.
 */
export function readLockOwner(subject: string, milliseconds = 1000): Promise<LockOwner | null> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect({ path: socketName(subject) });
    const finish = (owner: LockOwner | null) => {
      socket.destroy();
      resolve(owner);
    };
    socket.setTimeout(milliseconds, () => finish(null));
    socket.on('error', () => finish(null));
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('end', () => {
      try {
        finish(JSON.parse(text));
      } catch {
        finish(null);
      }
    });
  });
}

/** Waits for the lock as long as it takes. @param milliseconds pause between attempts. */
export async function waitForLock(subject: string, owner: LockOwner, milliseconds = 200) {
  for (;;) {
    const lock = await acquireLock(subject, owner);
    if (lock) return lock;
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
  }
}
