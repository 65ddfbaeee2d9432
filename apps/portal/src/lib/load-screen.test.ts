import { afterEach, describe, expect, it, vi } from 'vitest';
import { LoadFailure, loadLimit, withinLimit } from './load-screen.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('loading a part of the portal', () => {
  it('is given up after 120 seconds', async () => {
    vi.useFakeTimers();
    const outcome = withinLimit(new Promise(() => {}), loadLimit).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(119_999);
    await expect(Promise.race([outcome, Promise.resolve('waiting')])).resolves.toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    await expect(outcome).resolves.toBeInstanceOf(LoadFailure);
  });

  it('passes the part and the failure on', async () => {
    await expect(withinLimit(Promise.resolve(7), 10)).resolves.toBe(7);
    await expect(withinLimit(Promise.reject(new TypeError('404')), 10)).rejects.toThrow('404');
  });
});
