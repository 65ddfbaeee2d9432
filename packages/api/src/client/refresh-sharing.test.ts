// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserSharing } from './refresh-sharing.ts';
import { propagationDelay } from './storage-lock.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

/** A task that takes a while, and how many of them ran at the same time. */
function countedTask() {
  let running = 0;
  let max = 0;
  const task = async () => {
    running += 1;
    max = Math.max(max, running);
    await new Promise((resolve) => setTimeout(resolve, 40));
    running -= 1;
    return running;
  };
  return { task, max: () => max };
}

const brokenLocks = {
  query: async () => ({}),
  request: () => Promise.reject(new DOMException('no', 'SecurityError')),
};

describe.each([
  ['without Web Locks', undefined],
  ['where Web Locks fail', brokenLocks],
])('tabs %s', (_, locks) => {
  it('run one refresh at a time', async () => {
    vi.stubGlobal('navigator', { ...(locks ? { locks } : {}) });
    const { task, max } = countedTask();
    const tabs = Array.from({ length: 5 }, () => browserSharing().exclusively(task));
    await vi.advanceTimersByTimeAsync(3000);
    expect(await Promise.all(tabs)).toEqual([0, 0, 0, 0, 0]);
    expect(max()).toBe(1);
  });

  it('continue after a tab was closed while it had the lock', async () => {
    vi.stubGlobal('navigator', { ...(locks ? { locks } : {}) });
    void browserSharing().exclusively(() => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(200);
    const next = browserSharing().exclusively(async () => 'done');
    await vi.advanceTimersByTimeAsync(61_000);
    expect(await next).toBe('done');
  });
});

it('starts at once under a free Web Lock, and a moment after the tab that it waited for', async () => {
  const locks: { name: string }[] = [];
  const request = async <T>(name: string, task: () => Promise<T>) => {
    const value = await task();
    locks.push({ name });
    return value;
  };
  vi.stubGlobal('navigator', { locks: { query: async () => ({ held: locks }), request } });
  const task = vi.fn(async () => 'done');
  expect(await browserSharing().exclusively(task)).toBe('done');
  const second = browserSharing().exclusively(task);
  await vi.advanceTimersByTimeAsync(0);
  expect(task).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(propagationDelay);
  expect(await second).toBe('done');
});

describe('the outcome of a refresh', () => {
  it.each(['renewed', 'rejected', 'lost'] as const)('%s reaches the other tabs', (result) => {
    browserSharing().write({ count: 7, result });
    expect(browserSharing().read()).toEqual({ count: 7, result });
  });

  it.each(['', '7', 'x lost', '7 stolen', '1e400 lost'])(
    'is null where «%s» is stored',
    (stored) => {
      browserSharing().write({ count: 7, result: 'lost' });
      const [key] = Object.keys(window.localStorage);
      window.localStorage.setItem(String(key), stored);
      expect(browserSharing().read()).toBeNull();
    },
  );
});

it('runs without a lock where the browser allows none', async () => {
  vi.stubGlobal('navigator', { locks: brokenLocks });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await browserSharing().exclusively(async () => 'done')).toBe('done');
  vi.restoreAllMocks();
});

it('rejects with the error of the task, and runs it once', async () => {
  vi.stubGlobal('navigator', {});
  const task = vi.fn(() => Promise.reject(new Error('rejected')));
  const outcome = browserSharing().exclusively(task);
  const rejected = expect(outcome).rejects.toThrow('rejected');
  await vi.advanceTimersByTimeAsync(200);
  await rejected;
  expect(task).toHaveBeenCalledOnce();
});
