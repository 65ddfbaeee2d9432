// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserFlag } from './browser-flag.ts';

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
});

describe('a flag of the browser', () => {
  it('has the value that any tab set last', () => {
    const [one, other] = [browserFlag('flag'), browserFlag('flag')];
    one.set();
    expect(other.isSet()).toBe(true);
    other.clear();
    expect(one.isSet()).toBe(false);
  });

  it('is stored in its own tab where storage is full or forbidden', () => {
    const reject = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(reject);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(reject);
    const flag = browserFlag('flag');
    flag.set();
    expect(flag.isSet()).toBe(true);
    flag.clear();
    expect(flag.isSet()).toBe(false);
  });
});
