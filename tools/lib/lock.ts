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

function tryLock(path: string, owner: LockOwner): Promise<Lock | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.end(JSON.stringify(owner));
    });
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

/** Reads what a socket sends. @returns the code of the error, or null after a second. */
function readSocket(path: string): Promise<{ text: string; error?: string | undefined }> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect({ path });
    const finish = (error?: string) => {
      socket.destroy();
      resolve({ text, error });
    };
    // A stopped owner does not respond.
    socket.setTimeout(1000, () => finish());
    socket.on('error', ({ code }: NodeJS.ErrnoException) => finish(code));
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('end', () => finish());
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
  if (lock || !isFile || (await readSocket(path)).error !== 'ECONNREFUSED') return lock;
  // A killed process left the file behind.
  rmSync(path, { force: true });
  return tryLock(path, owner);
}

/** Reads who has a lock. @returns `null` when nothing responds. */
export async function readLockOwner(
  subject: string,
  platform: NodeJS.Platform = process.platform,
): Promise<LockOwner | null> {
  const { text } = await readSocket(socketName(subject, platform));
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export async function waitForLock(subject: string, owner: LockOwner): Promise<Lock> {
  for (;;) {
    const lock = await acquireLock(subject, owner);
    if (lock) return lock;
    await sleep(200);
  }
}
