import { EventEmitter } from 'node:events';
import type { BrowserContext, Request } from 'playwright';
import { describe, expect, it } from 'vitest';
import { RequestWatch } from './request-watch.ts';

/** A browser whose tabs refresh, as far as the watch hears of it. */
function browser() {
  const events = new EventEmitter();
  const watch = new RequestWatch(events as unknown as BrowserContext);
  const begin = (page: object): Request => {
    const request = {
      url: () => 'http://portal.test/api/token/refresh',
      method: () => 'POST',
      frame: () => ({ page: () => page }),
      failure: () => ({ errorText: 'net::ERR_ABORTED' }),
    } as unknown as Request;
    events.emit('request', request);
    return request;
  };
  return { watch, begin, giveUp: (request: Request) => events.emit('requestfailed', request) };
}

const [one, other] = [{}, {}];

describe('refreshes at once', () => {
  it('are those of two tabs whose times overlap', () => {
    const { watch, begin, giveUp } = browser();
    const first = begin(one);
    giveUp(begin(other));
    giveUp(first);
    expect(watch.mostRefreshesAtOnce).toBe(2);
    watch.reset();
    giveUp(begin(one));
    begin(other);
    expect(watch.mostRefreshesAtOnce).toBe(1);
  });

  it('are not one that its tab gave up and the next, in whatever order the browser tells of them', () => {
    const { watch, begin, giveUp } = browser();
    const first = begin(one);
    const next = begin(one);
    giveUp(first);
    giveUp(next);
    expect(watch.mostRefreshesAtOnce).toBe(1);
    expect(watch.refreshes).toBe(2);
  });
});
