import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Request, Route } from 'playwright';

/** What happens to a request between a tab and the server. */
export interface NetworkFault {
  readonly name: string;
  /** Whether it takes the client's whole patience. */
  readonly isLong?: boolean;
  /** Whether the server has done what it was asked, of which the browser does not learn. */
  readonly isLoss?: boolean;
  /** @param over settles when the fault is over. */
  readonly befall: (route: Route, over: Promise<void>) => Promise<void>;
}

/** Sends a request again beside the browser, whose cookies stay as they are whatever is answered. */
async function sendApart(request: Request, context: BrowserContext): Promise<void> {
  const cookies = await context.cookies(request.url());
  const body = request.postData();
  const response = await fetch(request.url(), {
    method: request.method(),
    headers: {
      'sec-fetch-site': 'same-origin',
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      ...(body === null ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === null ? {} : { body }),
  });
  await response.arrayBuffer();
}

/** Has the server do what a request asks for, and gives the browser no answer. */
export async function loseAnswer(route: Route): Promise<void> {
  await sendApart(route.request(), contextOf(route));
  await route.abort('connectionreset');
}

const contextOf = (route: Route) => route.request().frame().page().context();
const html = '<!doctype html><title>Red</title><p>Acepte las condiciones de la red.</p>';
const tenMegabytes = JSON.stringify({ items: [{ junk: 'x'.repeat(10 * 1024 * 1024) }] });
const answer = (status: number, contentType: string, body: string) => (route: Route) =>
  route.fulfill({ status, contentType, body });

/** The faults of R17. */
export const networkFaults: readonly NetworkFault[] = [
  { name: 'network cut', befall: (route) => route.abort('internetdisconnected') },
  { name: 'answer lost', isLoss: true, befall: loseAnswer },
  {
    name: 'slow',
    befall: async (route) => {
      await sleep(3_000);
      await route.continue();
    },
  },
  {
    name: 'duplicated',
    befall: async (route) => {
      await sendApart(route.request(), contextOf(route));
      await route.continue();
    },
  },
  { name: 'HTML instead of JSON', befall: answer(200, 'text/html', html) },
  { name: 'HTML with status 502', befall: answer(502, 'text/html', html) },
  { name: 'wrong shape', befall: answer(200, 'application/json', '{"unexpected":true}') },
  { name: '10 MB', befall: answer(200, 'application/json', tenMegabytes) },
  {
    name: 'hung',
    isLong: true,
    befall: async (route, over) => {
      await over;
      await route.abort();
    },
  },
];
