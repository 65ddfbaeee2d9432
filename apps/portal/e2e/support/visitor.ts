import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { isHydrated } from '../../../../tools/lib/site/read-page.ts';
import { inWorkspace } from '../../../../tools/lib/workspace.ts';
import { engine } from './engine.ts';
import { errorOfResponse } from './expected-responses.ts';
import { type Arrival, type JourneyVisitor, usualTimeZone, usualViewport } from './journey-page.ts';

declare global {
  interface Window {
    reportViolation?: (text: string) => void;
    /** The last pointer events of down, up and click, with their positions. */
    pointerEvents?: string[];
  }
}

/** What Firefox says of a font whose page has ended meanwhile: its status is NS_BINDING_ABORTED. */
const abortedFont = /^download failed \(font-family: .* status=2152398850 /;

function watch(context: BrowserContext, errors: string[]): void {
  context.on('console', (message) => {
    // A failed request is judged below, with its address and status.
    const isRequest = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isRequest) errors.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => {
    const { message } = error.error();
    if (!abortedFont.test(message)) errors.push(`uncaught: ${message}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Requests end with the page that made them.
    if (reason !== 'net::ERR_ABORTED' && reason !== 'NS_BINDING_ABORTED')
      errors.push(`request: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    const error = errorOfResponse(response.status(), response.url());
    if (error) errors.push(error);
  });
}

/**
 * Over WebDriver BiDi a click may come between two steps of hydration, which no hand does. What is
 * done before hydration is tried in Chromium.
 */
function readyOnArrival(page: Page): Page {
  const goto = page.goto.bind(page);
  page.goto = async (...address) => {
    const response = await goto(...address);
    await page.waitForFunction(isHydrated);
    return response;
  };
  return page;
}

/**
 * Contents of a trace. The list of actions with their durations costs nothing. The document before and
 * after each action, its requests and a film of every frame take an eighth of the journeys' CPU time, and
 * no one sees them unless a journey fails: they are recorded where JOURNEYS_TRACE is `1`. Over WebDriver
 * BiDi each frame of the film is a command, 25 of them a second.
 */
const isTracedWhole = process.env.JOURNEYS_TRACE === '1';
const traced = {
  screenshots: isTracedWhole && engine === 'chromium',
  snapshots: isTracedWhole,
};

/** A user with a browser context of their own: cookies and storage are not shared. */
export class Visitor implements JourneyVisitor {
  readonly name: string;
  readonly page: Page;
  /** Console errors, violations of the content security policy, and failed requests. */
  readonly errors: string[] = [];
  readonly #context: BrowserContext;

  private constructor(name: string, context: BrowserContext, page: Page) {
    this.name = name;
    this.#context = context;
    this.page = engine === 'firefox' ? readyOnArrival(page) : page;
    watch(context, this.errors);
  }

  /**
   * @param portal address of the portal, against which paths are read.
   */
  static async arrive(
    browser: Browser,
    portal: string,
    name: string,
    { viewport = usualViewport, timezoneId = usualTimeZone, locale = 'es-CO' }: Arrival = {},
  ): Promise<Visitor> {
    const context = await browser.newContext({
      baseURL: portal,
      locale,
      timezoneId,
      viewport,
    });
    context.setDefaultTimeout(15_000);
    await context.tracing.start(traced);
    const visitor = new Visitor(name, context, await context.newPage());
    await visitor.#watchPolicy();
    await visitor.#watchClicks();
    return visitor;
  }

  /** Collects every violation of the content security policy on any page. */
  async #watchPolicy(): Promise<void> {
    await this.#context.exposeFunction('reportViolation', (text: string) => {
      this.errors.push(`policy: ${text}`);
    });
    await this.#context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        window.reportViolation?.(`${event.violatedDirective} ${event.blockedURI}`);
      });
    });
  }

  /** Records the pointer events of every page with their positions. */
  async #watchClicks(): Promise<void> {
    await this.#context.addInitScript(() => {
      const pointerEvents: string[] = [];
      window.pointerEvents = pointerEvents;
      for (const type of ['pointerdown', 'pointerup', 'click'] as const) {
        const note = ({ target, clientX, clientY, timeStamp }: MouseEvent) => {
          const element = target instanceof Element ? target : document.documentElement;
          const text = element.textContent.trim().slice(0, 40);
          const place = `${clientX}, ${clientY}, scrolled by ${window.scrollY}`;
          pointerEvents.push(
            `${timeStamp.toFixed()} ms: ${type} on ${element.tagName} «${text}» at ${place}`,
          );
        };
        document.addEventListener(type, note, { capture: true, passive: true });
      }
    });
  }

  /** Opens a link in another tab, as a mail program does. */
  async openTab(url: string): Promise<Page> {
    const tab = await this.#context.newPage();
    const page = engine === 'firefox' ? readyOnArrival(tab) : tab;
    await page.goto(url);
    return page;
  }

  async download(act: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
    const download = this.page.waitForEvent('download');
    await act();
    const file = await download;
    const bytes = await readFile(await file.path());
    // Firefox saves the next file of this name under another one.
    await file.delete();
    return { name: file.suggestedFilename(), bytes };
  }

  /**
   * Saves screenshots and documents of all pages, and the trace.
   * @returns their folder; the current address, and the last pointer events.
   */
  async saveEvidence(): Promise<{ folder: string; last: string[] }> {
    const folder = inWorkspace('.cache', 'journeys', this.name);
    mkdirSync(folder, { recursive: true });
    const known = this.errors.length;
    for (const [index, page] of this.#context.pages().entries()) {
      const path = join(folder, `page-${index + 1}`);
      await page.screenshot({ path: `${path}.png`, fullPage: true }).catch(() => undefined);
      const html = await page.content().catch(String);
      writeFileSync(`${path}.html`, `<!-- ${page.url()} -->\n${html}`);
    }
    await this.#context.tracing.stop({ path: join(folder, 'trace.zip') });
    // A later stage may fail as well.
    await this.#context.tracing.start(traced);
    // A screenshot adds a style that the policy forbids, which Firefox reports.
    this.errors.splice(known);
    const pointerEvents = await this.page
      .evaluate(() => window.pointerEvents ?? [])
      .catch(() => []);
    return { folder, last: [this.page.url(), ...pointerEvents.slice(-6)] };
  }
}
