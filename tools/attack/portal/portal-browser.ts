import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Locator, Page, Route } from 'playwright';
import { demoAccount } from '../../lib/cases/accounts.ts';
import type { TestStack } from '../../lib/cases/test-stack.ts';
import { isApiRequest, RequestMonitor } from './request-monitor.ts';

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
export class PortalBrowser {
  readonly tabs: Page[] = [];
  readonly monitor: RequestMonitor;
  readonly uncaught: string[] = [];
  readonly #context: BrowserContext;
  readonly #stack: TestStack;

  private constructor(stack: TestStack, context: BrowserContext) {
    this.#stack = stack;
    this.#context = context;
    this.monitor = new RequestMonitor(context);
    context.on('weberror', (error) => this.uncaught.push(error.error().message));
  }

  static async open(stack: TestStack, browser: Browser, tabs: number): Promise<PortalBrowser> {
    const opened = new PortalBrowser(stack, await stack.openSignedIn(browser, 'user'));
    for (let n = 0; n < tabs; n += 1) opened.tabs.push(await opened.#context.newPage());
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

  /** Makes every access token expire, as after ten minutes, and counts from zero. */
  async expire(): Promise<void> {
    await this.changeSession("generation_at = generation_at - interval '11 minutes'");
    this.monitor.reset();
  }

  /** Intercepts requests. @returns what ends the interception. */
  async intercept(pattern: RegExp, act: (route: Route) => Promise<void>) {
    // A tab may have aborted the request meanwhile.
    const handler = (route: Route) => act(route).catch(() => undefined);
    await this.#context.route(pattern, handler);
    return () => this.#context.unroute(pattern, handler);
  }

  /** Does something that makes every tab send requests, and waits until all of them do. */
  async #untilRequested(act: () => Promise<unknown>): Promise<void> {
    const requests = this.tabs.map((tab) => tab.waitForRequest(isApiRequest));
    await Promise.all([act(), ...requests]);
  }

  /** Clicks the button of every tab that loads its report, all at the same moment. */
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

  /** Whether all tabs show the rows of the report within a minute. */
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
      await this.monitor.untilIdle();
      const states = await Promise.all(this.tabs.map((tab) => tab.evaluate(readState)));
      const isShown = states.every(({ hasRows, hasMessage }) => hasRows || hasMessage);
      if (isShown || Date.now() > end) return states;
      await sleep(200);
    }
  }

  async close(): Promise<void> {
    await this.#context.close();
  }
}
