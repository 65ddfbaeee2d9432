import { setTimeout as sleep } from 'node:timers/promises';
import { demoAccounts } from '@consultancy/backend/demo-accounts';
import {
  type Browser,
  type BrowserContext,
  chromium,
  type Locator,
  type Page,
  type Route,
} from 'playwright';
import { ensureChromium } from '../../lib/chromium.ts';
import { withSql } from '../../lib/lines/crowd.ts';
import type { OwnStack } from '../../lib/lines/own-stack.ts';
import { isEndpoint, RequestWatch } from './request-watch.ts';

const person = demoAccounts.find(({ role }) => role === 'user');
const report = '/userview/utilizationsBase';

/** Name and password of whoever works in the tabs. */
export const worker = { username: person?.username ?? '', password: person?.password ?? '' };

/** Starts the machine's Chromium. */
export function launchChromium(): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  return chromium.launch({ executablePath: ensureChromium(), args });
}

/** What a tab shows, as somebody in front of it would say. */
export interface TabView {
  readonly hasRows: boolean;
  /** A message, or a question, that the page says aloud. */
  readonly hasWords: boolean;
  readonly isWhite: boolean;
  readonly isSignedOut: boolean;
}

/** What reads the report again: «Intentar de nuevo» where that is offered, else «Buscar». */
async function buttonOf(tab: Page): Promise<Locator> {
  const again = tab.getByRole('button', { name: 'Intentar de nuevo' });
  return (await again.count()) > 0 ? again.first() : tab.getByRole('button', { name: 'Buscar' });
}

/** A browser with a session, in which a report is open in several tabs. */
export class PortalBrowser {
  readonly tabs: Page[] = [];
  readonly watch: RequestWatch;
  /** Errors that no page caught. */
  readonly uncaught: string[] = [];
  readonly #context: BrowserContext;
  readonly #stack: OwnStack;

  private constructor(stack: OwnStack, context: BrowserContext) {
    this.#stack = stack;
    this.#context = context;
    this.watch = new RequestWatch(context);
    context.on('weberror', (error) => this.uncaught.push(error.error().message));
  }

  /** Signs in and opens the report in so many tabs. */
  static async open(stack: OwnStack, browser: Browser, tabs: number): Promise<PortalBrowser> {
    const client = await stack.client().signIn(worker.username, worker.password);
    const baseURL = stack.servers[0]?.url ?? '';
    const context = await browser.newContext({ baseURL, locale: 'es-CO' });
    const { hostname } = new URL(baseURL);
    const cookies = [...client.cookies].map(([name, { value, path }]) => ({ name, value, path }));
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, domain: hostname })));
    const opened = new PortalBrowser(stack, context);
    for (let n = 0; n < tabs; n += 1) opened.tabs.push(await context.newPage());
    await Promise.all(opened.tabs.map((tab) => tab.goto(report)));
    if (!(await opened.allHaveRows())) throw new Error('The report did not come.');
    return opened;
  }

  /** Has every access token be past its time, as after ten minutes. */
  async expire(): Promise<void> {
    await this.#change("generation_at = generation_at - interval '11 minutes'");
  }

  /** Takes back the time since the last rotation, which a slow machine needs and no person does. */
  async forgetDelay(): Promise<void> {
    await this.#change('generation_at = clock_timestamp()');
  }

  /** Ends the session from elsewhere. */
  async endSession(): Promise<void> {
    await this.#change('ended_at = now()');
  }

  async #change(assignment: string): Promise<void> {
    await withSql(this.#stack, (client) =>
      client.query(
        `UPDATE sessions SET ${assignment} WHERE ended_at IS NULL
         AND user_id = (SELECT id FROM users WHERE username = $1)`,
        [worker.username],
      ),
    );
  }

  /** Lets something befall requests. @returns what makes it stop. */
  async befall(
    pattern: RegExp,
    act: (route: Route) => Promise<void>,
  ): Promise<() => Promise<void>> {
    // A tab may have given the request up before the fault is through with it.
    const handler = (route: Route) => act(route).catch(() => undefined);
    await this.#context.route(pattern, handler);
    return () => this.#context.unroute(pattern, handler);
  }

  /** Does something that makes every tab call, and waits until all of them do. */
  async #calling(act: () => Promise<unknown>): Promise<void> {
    const calls = this.tabs.map((tab) => tab.waitForRequest(isEndpoint));
    await Promise.all([act(), ...calls]);
  }

  /** Has every tab read its report again, all at one moment. */
  async press(): Promise<void> {
    const buttons = await Promise.all(this.tabs.map(buttonOf));
    const moment = Date.now() + 300;
    const press = (element: Node, at: number) =>
      new Promise<void>((resolve) => {
        setTimeout(() => {
          if (element instanceof HTMLElement) element.click();
          resolve();
        }, at - Date.now());
      });
    await this.#calling(() => Promise.all(buttons.map((button) => button.evaluate(press, moment))));
  }

  /** Loads the page of every tab anew. */
  reload(): Promise<void> {
    return this.#calling(() => Promise.all(this.tabs.map((tab) => tab.reload())));
  }

  /** Whether all tabs come to show the report's rows. */
  async allHaveRows(): Promise<boolean> {
    const waits = this.tabs.map((tab) =>
      tab.locator('main tbody tr').first().waitFor({ timeout: 60_000 }),
    );
    return (await Promise.allSettled(waits)).every(({ status }) => status === 'fulfilled');
  }

  /** What each tab shows once nothing is under way any more; half a minute late at most. */
  async look(): Promise<TabView[]> {
    const end = Date.now() + 30_000;
    for (;;) {
      await this.watch.untilQuiet();
      const views = await this.#views();
      if (Date.now() > end || views.every(({ hasRows, hasWords }) => hasRows || hasWords)) {
        return views;
      }
      await sleep(200);
    }
  }

  #views(): Promise<TabView[]> {
    const views = this.tabs.map((tab) =>
      tab.evaluate(() => {
        const seen = (selector: string) =>
          [...document.querySelectorAll<HTMLElement>(selector)].some(
            (element) => element.textContent.trim() !== '' && element.checkVisibility(),
          );
        return {
          hasRows: seen('main tbody tr') && !document.querySelector('main [aria-busy="true"]'),
          hasWords: seen('[role=alert]') || seen('[role=dialog]'),
          isWhite: !seen('main'),
          isSignedOut: !window.location.pathname.startsWith('/userview'),
        };
      }),
    );
    return Promise.all(views);
  }

  async close(): Promise<void> {
    await this.#context.close();
  }
}
