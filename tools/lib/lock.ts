import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Milliseconds in which processes that found the same stale socket have replaced it. */
const TAKEOVER_MS = 200;

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

/**
 * Address of a lock's socket: bound atomically, and closed by the kernel with the process, so that
 * no kill leaves a stale lock. Linux has an abstract namespace and Windows named pipes; elsewhere
 * it is a file, which remains after a kill.
 */
function socketName(subject: string, platform: NodeJS.Platform): string {
  const name = `gdb-audit-portal-${createHash('sha256').update(subject).digest('hex').slice(0, 40)}`;
  if (platform === 'linux') return `\0${name}`;
  // A path of a socket has at most 104 characters; the system's folder for temporary files of a
  // user on macOS has some 50.
  return platform === 'win32'
    ? `\\\\.\\pipe\\${name}`
    : join(tmpdir(), `${name.slice(17, 41)}.lock`);
}

/** Listens at an address. @returns null when another process does. */
function tryLock(path: string, owner: LockOwner): Promise<Lock | null> {
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
    server.listen({ path }, () => {
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

/** Whether a socket is a file that a killed process left behind. */
function isStale(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ path });
    socket.on('connect', () => {
      socket.destroy();
      resolve(false);
    });
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'ECONNREFUSED'));
  });
}

/**
 * Acquires the lock on a subject (a folder's real path, for instance).
 * @returns the lock, or `null` when another process has it.
 * @throws when sockets cannot be used at all.
 */
export async function acquireLock(
  subject: string,
  owner: LockOwner,
  platform: NodeJS.Platform = process.platform,
): Promise<Lock | null> {
  const path = socketName(subject, platform);
  const lock = await tryLock(path, owner);
  const isFile = platform !== 'linux' && platform !== 'win32';
  if (lock || !isFile || !(await isStale(path))) return lock;
  rmSync(path, { force: true });
  const next = await tryLock(path, owner);
  // Another process may have removed the file of this one, taking it for the stale one.
  await new Promise((resolve) => setTimeout(resolve, TAKEOVER_MS));
  const found = next && (await readLockOwner(subject, 1000, platform));
  if (next && found?.pid !== owner.pid) {
    await next.release();
    return null;
  }
  return next;
}

/**
 * Reads who has a lock.
 * @param milliseconds timeout; a stopped owner does not respond.
 * @returns `null` when nothing responds in time.
 */
export function readLockOwner(
  subject: string,
  milliseconds = 1000,
  platform: NodeJS.Platform = process.platform,
): Promise<LockOwner | null> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect({ path: socketName(subject, platform) });
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
