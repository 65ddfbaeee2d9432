// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchSession } from './watch-session.ts';

const minute = 60_000;
let watch: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  watch = new AbortController();
});

afterEach(() => {
  watch.abort();
  vi.useRealTimers();
});

function startWatch() {
  const listeners = new Set<() => void>();
  const recheck = vi.fn(async () => {});
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  watchSession({ recheck, subscribe }, watch.signal);
  return {
    recheck,
    /** As after a refresh of this tab. */
    refresh: () => {
      for (const listener of listeners) listener();
    },
    isSubscribed: () => listeners.size > 0,
  };
}

const show = (visibilityState: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('the watch of the session', () => {
  it('checks when the user returns to the page, at most once a minute', () => {
    const { recheck } = startWatch();
    show('hidden');
    expect(recheck).not.toHaveBeenCalled();
    show('visible');
    window.dispatchEvent(new Event('focus'));
    expect(recheck).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(minute);
    window.dispatchEvent(new Event('focus'));
    expect(recheck).toHaveBeenCalledTimes(2);
  });

  it('checks an unattended page once its session must have expired, and each minute without a response', () => {
    const { recheck, refresh } = startWatch();
    vi.advanceTimersByTime(40 * minute);
    expect(recheck).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2 * minute);
    expect(recheck).toHaveBeenCalledTimes(2);
    refresh();
    vi.advanceTimersByTime(40 * minute);
    expect(recheck).toHaveBeenCalledTimes(2);
  });

  it('prolongs no session: every refresh of any tab puts the check off', () => {
    const { recheck, refresh } = startWatch();
    for (let refreshes = 0; refreshes < 9; refreshes += 1) {
      vi.advanceTimersByTime(29 * minute);
      refresh();
      vi.advanceTimersByTime(29 * minute);
      window.dispatchEvent(new StorageEvent('storage', { newValue: '2 renewed' }));
    }
    vi.advanceTimersByTime(40 * minute);
    expect(recheck).not.toHaveBeenCalled();
    vi.advanceTimersByTime(minute);
    expect(recheck).toHaveBeenCalledTimes(1);
  });

  it('ends with the page', () => {
    const { recheck, isSubscribed } = startWatch();
    watch.abort();
    show('visible');
    vi.advanceTimersByTime(60 * minute);
    expect(recheck).not.toHaveBeenCalled();
    expect(isSubscribed()).toBe(false);
  });
});
