import { EventEmitter } from 'node:events';
import type { BrowserContext } from 'playwright';
import { expect, it } from 'vitest';
import { RequestMonitor } from './request-monitor.ts';

const refreshOf = (page: object) => ({
  url: () => 'http://portal.test/api/token/refresh',
  method: () => 'POST',
  frame: () => ({ page: () => page }),
  failure: () => ({ errorText: 'net::ERR_ABORTED' }),
});

it.each([
  ['two tabs', {}, 2],
  ['a tab that aborted the first, in any order of events', null, 1],
])('counts overlapping refreshes of %s', (_name, other, expected) => {
  const events = new EventEmitter();
  const monitor = new RequestMonitor(events as unknown as BrowserContext);
  const page = {};
  const [first, next] = [refreshOf(page), refreshOf(other ?? page)];
  for (const request of [first, next]) events.emit('request', request);
  for (const request of [first, next]) events.emit('requestfailed', request);
  expect(monitor.maxConcurrentRefreshes).toBe(expected);
});
