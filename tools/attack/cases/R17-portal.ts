import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Locator, Page, Route } from 'playwright';
import { demoAccount } from '../../lib/cases/accounts.ts';
import type { TestStack } from '../../lib/cases/test-stack.ts';
import { isApiRequest, RequestMonitor, refreshPattern } from '../portal/request-monitor.ts';

export const title = 'The portal in several tabs while the network fails';
export const stack = { portal: true };

/** Reads what a tab shows: rows, a message or a dialog, nothing, or another page. */
function readState() {
  const isVisible = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].some(
      (element) => element.textContent.trim() !== '' && element.checkVisibility(),
    );
  const hasRows = isVisible('main tbody tr') && !document.querySelector('main [aria-busy="true"]');
  const hasMessage = isVisible('[role=alert]') || isVisible('[role=dialog]');
  return {
    hasRows,
    hasMessage,
    isComplete: hasRows && !hasMessage,
    isWhite: !isVisible('main'),
    isSignedOut: !window.location.pathname.startsWith('/userview'),
  };
}

/** The button that loads the report: «Intentar de nuevo» where it is offered, else «Buscar». */
async function reloadButton(tab: Page): Promise<Locator> {
  const again = tab.getByRole('button', { name: 'Intentar de nuevo' });
  return (await again.count()) > 0 ? again.first() : tab.getByRole('button', { name: 'Buscar' });
}

/** A browser with a session, in which a report is open in several tabs. */
class PortalBrowser {
  readonly tabs: Page[] = [];
  readonly monitor: RequestMonitor;
  readonly uncaught: string[] = [];
  readonly context: BrowserContext;
  readonly #stack: TestStack;

  private constructor(stack: TestStack, context: BrowserContext) {
    this.#stack = stack;
    this.context = context;
    this.monitor = new RequestMonitor(context);
    context.on('weberror', (error) => this.uncaught.push(error.error().message));
  }

  static async open(stack: TestStack, browser: Browser, tabs: number): Promise<PortalBrowser> {
    const opened = new PortalBrowser(stack, await stack.openSignedIn(browser, 'user'));
    for (let n = 0; n < tabs; n += 1) opened.tabs.push(await opened.context.newPage());
    await Promise.all(opened.tabs.map((tab) => tab.goto('/userview/utilizationsBase')));
    if (!(await opened.allHaveRows())) throw new Error('The report was not shown.');
    return opened;
  }

  async changeSession(assignment: string): Promise<void> {
    await this.#stack.query(
      `UPDATE sessions SET ${assignment} WHERE ended_at IS NULL
       AND user_id = (SELECT id FROM users WHERE username = $1)`,
      [demoAccount('user').username],
    );
  }

  async #untilRequested(act: () => Promise<unknown>): Promise<void> {
    const requests = this.tabs.map((tab) => tab.waitForRequest(isApiRequest));
    await Promise.all([act(), ...requests]);
  }

  async clickReload(): Promise<void> {
    const buttons = await Promise.all(this.tabs.map(reloadButton));
    const click = async (element: Node, at: number) => {
      await new Promise((resolve) => setTimeout(resolve, at - Date.now()));
      if (element instanceof HTMLElement) element.click();
    };
    const moment = Date.now() + 300;
    const clickAll = () => Promise.all(buttons.map((button) => button.evaluate(click, moment)));
    await this.#untilRequested(clickAll);
  }

  reloadPages(): Promise<void> {
    return this.#untilRequested(() => Promise.all(this.tabs.map((tab) => tab.reload())));
  }

  async allHaveRows(): Promise<boolean> {
    const waits = this.tabs.map((tab) =>
      tab.locator('main tbody tr').first().waitFor({ timeout: 60_000 }),
    );
    return (await Promise.allSettled(waits)).every(({ status }) => status === 'fulfilled');
  }

  /** The state of each tab when no request is pending; waits half a minute for rows or a message. */
  async states() {
    const end = Date.now() + 30_000;
    for (;;) {
      await this.monitor.waitUntilIdle();
      const states = await Promise.all(this.tabs.map((tab) => tab.evaluate(readState)));
      const isShown = states.every(({ hasRows, hasMessage }) => hasRows || hasMessage);
      if (isShown || Date.now() > end) return states;
      await sleep(200);
    }
  }
}

/** A failure between a tab and the server. */
interface NetworkFailure {
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

const networkFailures: readonly NetworkFailure[] = [
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

/** The requests that fail. */
const targets = { 'the refresh': refreshPattern, 'every request': /\/api\// } as const;

/** What is counted in a round, and how much of it may happen. */
const limits = {
  'refreshes at once': 1,
  '× sent': 2,
  'sent later': 0,
  'without rows or message': 0,
  white: 0,
  'signed out': 0,
  uncaught: 0,
  'not recovered': 0,
} as const;
type Counts = Record<keyof typeof limits, number>;

/** One round: all tokens expire, the failure affects all tabs at the same moment, and ends. */
async function runRound(
  portal: PortalBrowser,
  failure: NetworkFailure,
  pattern: RegExp,
  start: () => Promise<void>,
): Promise<Counts> {
  // A pending refresh would meet a session of another age than the one that it started with.
  await portal.monitor.waitUntilIdle();
  await portal.changeSession("generation_at = generation_at - interval '11 minutes'");
  portal.monitor.reset();
  const over = Promise.withResolvers<void>();
  // A tab may have aborted the request meanwhile.
  const fail = (route: Route) => failure.apply(route, over.promise).catch(() => undefined);
  await portal.context.route(pattern, fail);
  await start();
  const states = await portal.states();
  const { maxConcurrentRefreshes, maxSent } = portal.monitor;
  const sent = portal.monitor.count;
  await sleep(2_000);
  const later = portal.monitor.count - sent;
  // A lost refresh can be repeated within thirty seconds (ADR 006), which a slow machine exceeds.
  if (failure.isLoss) await portal.changeSession('generation_at = clock_timestamp()');
  await portal.context.unroute(pattern, fail);
  over.resolve();
  if (!states.every(({ isComplete }) => isComplete)) await portal.clickReload();
  const tabs = (are: (state: (typeof states)[number]) => boolean) => states.filter(are).length;
  return {
    'refreshes at once': maxConcurrentRefreshes,
    '× sent': maxSent,
    'sent later': later,
    'without rows or message': tabs(({ hasRows, hasMessage }) => !hasRows && !hasMessage),
    white: tabs(({ isWhite }) => isWhite),
    'signed out': tabs(({ isSignedOut }) => isSignedOut),
    uncaught: portal.uncaught.length,
    'not recovered': (await portal.allHaveRows()) ? 0 : 1,
  };
}

export async function run(stack: TestStack): Promise<void> {
  const { record, quick } = stack;
  const browser = await stack.openBrowser({ args: ['--disable-gpu'] });
  const names = Object.keys(limits) as (keyof Counts)[];
  for (const failure of networkFailures.filter(({ isLong }) => !quick || !isLong)) {
    const sizes = quick ? [2] : failure.isLong ? [8] : [2, 4, 8];
    for (const [target, pattern] of Object.entries(targets)) {
      const rounds: Counts[] = [];
      for (const tabs of sizes) {
        const portal = await PortalBrowser.open(stack, browser, tabs);
        for (const start of [() => portal.clickReload(), () => portal.reloadPages()]) {
          rounds.push(await runRound(portal, failure, pattern, start));
        }
        await portal.context.close();
      }
      const max = names.map((name) => Math.max(...rounds.map((round) => round[name])));
      record.check(
        `${failure.name}, ${target}, up to ${sizes.at(-1)} tabs`,
        names.map((name, index) => `${max[index]} ${name}`).join(', '),
        names.map((name) => `≤ ${limits[name]}`).join(', '),
        names.every((name, index) => (max[index] ?? 1) <= limits[name]),
      );
    }
  }
}
