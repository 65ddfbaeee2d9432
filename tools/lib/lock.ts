import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A lock of this process, until it releases it or exits in any way. */
export interface Lock {
  readonly release: () => Promise<void>;
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
function tryLock(path: string): Promise<Lock | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.on('error', () => undefined).end());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    server.listen({ path }, () => {
      server.unref();
      resolve({ release: () => new Promise((done) => server.close(() => done())) });
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
  platform: NodeJS.Platform = process.platform,
): Promise<Lock | null> {
  const path = socketName(subject, platform);
  const lock = await tryLock(path);
  const isFile = platform !== 'linux' && platform !== 'win32';
  if (lock || !isFile || !(await isStale(path))) return lock;
  rmSync(path, { force: true });
  return tryLock(path);
}

/** Waits for the lock as long as it takes. */
export async function waitForLock(subject: string): Promise<Lock> {
  for (;;) {
    const lock = await acquireLock(subject);
    if (lock) return lock;
    await sleep(200);
  }
}
