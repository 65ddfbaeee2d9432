import { createHash } from 'node:crypto';
import { connect, createServer, type Server } from 'node:net';

/** A lock that this process holds until it releases it or ends, in whatever way. */
export interface Lock {
  /** What another process is told about the holder. */
  readonly describe: (holder: Holder) => void;
  readonly release: () => Promise<void>;
}

/** What a lock's holder says about itself. */
export interface Holder {
  readonly pid: number;
  readonly note: string;
}

// A socket in Linux's abstract namespace: taken atomically, and given back by the kernel with
// the process, so that no kill leaves a stale lock behind.
function socketName(subject: string): string {
  return `\0gdb-audit-portal-${createHash('sha256').update(subject).digest('hex').slice(0, 40)}`;
}

/**
 * Takes the lock on a subject (a folder's real path, for instance).
 * @returns the lock, or `null` when another process holds it.
 * @throws when sockets cannot be used at all.
 */
export function takeLock(subject: string, holder: Holder): Promise<Lock | null> {
  let current = holder;
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
 * Asks who holds a lock.
 * @param milliseconds patience; a stopped holder does not answer.
 * @returns `null` when nobody answers in time.
 */
export function askHolder(subject: string, milliseconds = 1000): Promise<Holder | null> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect({ path: socketName(subject) });
    const give = (holder: Holder | null) => {
      socket.destroy();
      resolve(holder);
    };
    socket.setTimeout(milliseconds, () => give(null));
    socket.on('error', () => give(null));
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('end', () => {
      try {
        give(JSON.parse(text));
      } catch {
        give(null);
      }
    });
  });
}

/** Waits for the lock as long as it takes. @param milliseconds pause between attempts. */
export async function waitForLock(subject: string, holder: Holder, milliseconds = 200) {
  for (;;) {
    const lock = await takeLock(subject, holder);
    if (lock) return lock;
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
  }
}
