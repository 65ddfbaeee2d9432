import { setTimeout as sleep } from 'node:timers/promises';
import type { Route } from 'playwright';

/** A failure between a tab and the server. */
export interface NetworkFailure {
  readonly name: string;
  /** Whether it lasts until the client's timeout. */
  readonly isLong?: boolean;
  /** Whether the server has processed the request, and only the response is lost. */
  readonly isLoss?: boolean;
  /** @param over resolves when the failure is over. */
  readonly apply: (route: Route, over: Promise<void>) => Promise<void>;
}

/** Sends a request outside the browser, whose cookies are not changed by the response. */
async function sendOutside(route: Route): Promise<void> {
  const request = route.request();
  const cookies = await request.frame().page().context().cookies(request.url());
  const body = request.postData();
  const response = await fetch(request.url(), {
    method: request.method(),
    headers: {
      'sec-fetch-site': 'same-origin',
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      ...(body === null ? {} : { 'content-type': 'application/json' }),
    },
    body,
  });
  await response.arrayBuffer();
}

const html = '<!doctype html><title>Red</title><p>Acepte las condiciones de la red.</p>';
const tenMegabytes = JSON.stringify({ items: [{ junk: 'x'.repeat(10 * 1024 * 1024) }] });
const respond = (status: number, contentType: string, body: string) => (route: Route) =>
  route.fulfill({ status, contentType, body });

export const networkFailures: readonly NetworkFailure[] = [
  { name: 'network cut', apply: (route) => route.abort('internetdisconnected') },
  {
    name: 'response lost',
    isLoss: true,
    apply: (route) => sendOutside(route).then(() => route.abort('connectionreset')),
  },
  { name: 'slow', apply: (route) => sleep(3_000).then(() => route.continue()) },
  { name: 'duplicated', apply: (route) => sendOutside(route).then(() => route.continue()) },
  { name: 'HTML instead of JSON', apply: respond(200, 'text/html', html) },
  { name: 'HTML with status 502', apply: respond(502, 'text/html', html) },
  { name: 'wrong shape', apply: respond(200, 'application/json', '{"unexpected":true}') },
  { name: '10 MB', apply: respond(200, 'application/json', tenMegabytes) },
  { name: 'hung', isLong: true, apply: (route, over) => over.then(() => route.abort()) },
];
