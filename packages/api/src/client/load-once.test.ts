import { expect, it, vi } from 'vitest';
import { loadOnce } from './load-once.ts';

it('loads a value once, and again after a failure, which counts as no response', async () => {
  const load = vi.fn(async () => 'code').mockRejectedValueOnce(new TypeError('offline'));
  const loaded = loadOnce(load);
  await expect(loaded()).rejects.toMatchObject({ isUnreachable: true });
  expect(await Promise.all([loaded(), loaded()])).toEqual(['code', 'code']);
  expect(load).toHaveBeenCalledTimes(2);
});
