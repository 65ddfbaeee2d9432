import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { expect, it, vi } from 'vitest';
import { createPasswords } from './passwords.ts';

it('hashes with argon2id, 64 MiB, three passes and one lane', async () => {
  const passwords = createPasswords(64);
  expect(await passwords.hash('x')).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
});

it.each([
  ['memory', '$argon2id$v=19$m=19456,t=3,p=1$c2FsdA$aGFzaA'],
  ['passes', '$argon2id$v=19$m=20480,t=2,p=1$c2FsdA$aGFzaA'],
  ['lanes', '$argon2id$v=19$m=20480,t=3,p=4$c2FsdA$aGFzaA'],
  ['a variant', '$argon2i$v=19$m=20480,t=3,p=1$c2FsdA$aGFzaA'],
])('reports a hash of other %s as outdated, and no other', async (_name, stored) => {
  const passwords = createPasswords(20);
  expect(passwords.isOutdated(stored)).toBe(true);
  expect(passwords.isOutdated(await passwords.hash('x'))).toBe(false);
});

/** Niceness of each thread of this process. */
function nicenessOfThreads(): number[] {
  const { stdout } = spawnSync('ps', ['-L', '-o', 'ni=', '-p', `${process.pid}`]);
  return `${stdout}`.trim().split('\n').map(Number);
}

// Other systems have no priority of a thread.
if (process.platform === 'linux') {
  it('gives hashing threads their niceness, and no other thread', async () => {
    const passwords = createPasswords(19, 7);
    await passwords.verify(null, 'x');
    expect(nicenessOfThreads().filter((niceness) => niceness === 7)).toHaveLength(1);
    await Promise.all([passwords.hash('x'), passwords.hash('y')]);
    const low = nicenessOfThreads().filter((niceness) => niceness === 7);
    expect(low).toHaveLength(Math.min(2, availableParallelism()));
    await createPasswords(20, 7).verify(null, 'x');
    expect(nicenessOfThreads().filter((niceness) => niceness === 7)).toHaveLength(low.length);
  });

  it('hashes no more passwords at once than half of the memory limit holds', async () => {
    const limit = vi.spyOn(process, 'constrainedMemory').mockReturnValue(3 * 19 * 1024 * 1024);
    const passwords = createPasswords(19, 8);
    limit.mockRestore();
    await Promise.all([passwords.hash('x'), passwords.hash('y'), passwords.verify(null, 'z')]);
    expect(nicenessOfThreads().filter((niceness) => niceness === 8)).toHaveLength(1);
  });

  it('hashes where the priority of a thread cannot be set', async () => {
    const passwords = createPasswords(19, 99);
    expect(await passwords.verify(await passwords.hash('x'), 'x')).toBe(true);
  });
}
