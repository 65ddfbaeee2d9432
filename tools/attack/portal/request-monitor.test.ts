import { EventEmitter } from 'node:events';
import type { BrowserContext, Request } from 'playwright';
import { expect, it } from 'vitest';
import { RequestMonitor } from './request-monitor.ts';

/** A monitor, and functions that start and abort refreshes of a tab. */
function createMonitor() {
  const events = new EventEmitter();
  const monitor = new RequestMonitor(events as unknown as BrowserContext);
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
  return { monitor, begin, abort: (request: Request) => events.emit('requestfailed', request) };
}

const [one, other] = [{}, {}];

it('counts refreshes of two tabs that overlap', () => {
  const { monitor, begin, abort } = createMonitor();
  const first = begin(one);
  abort(begin(other));
  abort(first);
  expect(monitor.maxConcurrentRefreshes).toBe(2);
  monitor.reset();
  abort(begin(one));
  begin(other);
  expect(monitor.maxConcurrentRefreshes).toBe(1);
});

it('does not count a refresh that its tab aborted before the next, in any order of events', () => {
  const { monitor, begin, abort } = createMonitor();
  const first = begin(one);
  const next = begin(one);
  abort(first);
  abort(next);
  expect(monitor.maxConcurrentRefreshes).toBe(1);
  expect(monitor.count()).toBe(2);
});
