import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Stamp } from './fingerprint.ts';
import { testFolder } from './test-folder.ts';

it('rebuilds after an interrupted build, also the version before it', async () => {
  const stamp = new Stamp(join(testFolder('stamp'), 'portal.stamp'));
  const builds: string[] = [];
  const ensure = (fingerprint: string, isThere = true) =>
    stamp.ensure(fingerprint, isThere, () => builds.push(fingerprint));
  await ensure('a');
  await ensure('a');
  await ensure('a', false);
  expect(builds).toEqual(['a', 'a']);
  const killed = stamp.ensure('b', true, () => Promise.reject(new Error('killed')));
  await expect(killed).rejects.toThrow('killed');
  await ensure('a');
  expect(builds).toEqual(['a', 'a', 'a']);
});
