import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { ensureChromium } from '../../../../tools/lib/chromium.ts';
import { inWorkspace } from '../../../../tools/lib/workspace.ts';

declare global {
  interface Window {
    reportViolation?: (text: string) => void;
    /** What a pointer went down on, came up on and clicked, with its place: the last ones. */
    pressed?: string[];
  }
}

/** Starts the machine's Chromium. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureChromium(),
    args: ['--disable-gpu', '--disable-background-networking'],
  });
}

// Whoever is not signed in is told so by these two calls (§4); that is no fault.
const respondsToAnonymous = /\/api\/(auth\/validate_token|token\/refresh)$/;

function watch(context: BrowserContext, faults: string[]): void {
  context.on('console', (message) => {
    // A failed request is judged below, with its address and status.
    const isRequest = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isRequest) faults.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => faults.push(`uncaught: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Requests end with the page that made them.
    if (reason !== 'net::ERR_ABORTED') faults.push(`request: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    const anonymous = response.status() === 401 && respondsToAnonymous.test(response.url());
    if (response.status() >= 400 && !anonymous) {
      faults.push(`response: ${response.status()} ${response.url()}`);
    }
  });
}

/** What a trace holds. */
const traced = { screenshots: true, snapshots: true };

/** One person with a browser of their own: cookies and storage are shared with nobody. */
export class Visitor {
  readonly name: string;
  readonly page: Page;
  /** Console errors, violations of the content security policy, and failed requests. */
  readonly faults: string[] = [];
  readonly #context: BrowserContext;

  private constructor(name: string, context: BrowserContext, page: Page) {
    this.name = name;
    this.#context = context;
    this.page = page;
    watch(context, this.faults);
  }

  /**
   * @param portal address of the portal, against which paths are read.
   * @param viewport size of the screen, in CSS pixels.
   * @param timezoneId where the person's clock stands.
   */
  static async arrive(
    browser: Browser,
    portal: string,
    name: string,
    viewport = { width: 1280, height: 900 },
    timezoneId = 'America/Bogota',
  ): Promise<Visitor> {
    const context = await browser.newContext({
      baseURL: portal,
      locale: 'es-CO',
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

  /** Hears of everything that the content security policy refuses on any page. */
  async #watchPolicy(): Promise<void> {
    await this.#context.exposeFunction('reportViolation', (text: string) => {
      this.faults.push(`policy: ${text}`);
    });
    await this.#context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        window.reportViolation?.(`${event.violatedDirective} ${event.blockedURI}`);
      });
    });
  }

  /** Notes on every page what is pressed, and where it was by then. */
  async #watchClicks(): Promise<void> {
    await this.#context.addInitScript(() => {
      const pressed: string[] = [];
      window.pressed = pressed;
      for (const type of ['pointerdown', 'pointerup', 'click'] as const) {
        const note = ({ target, clientX, clientY, timeStamp }: MouseEvent) => {
          const element = target instanceof Element ? target : document.documentElement;
          const words = element.textContent.trim().slice(0, 40);
          const place = `${clientX}, ${clientY}, scrolled by ${window.scrollY}`;
          pressed.push(
            `${timeStamp.toFixed()} ms: ${type} on ${element.tagName} «${words}» at ${place}`,
          );
        };
        document.addEventListener(type, note, { capture: true, passive: true });
      }
    });
  }

  /** Opens a link in another tab, as a mail program does. */
  async openTab(url: string): Promise<Page> {
    const page = await this.#context.newPage();
    await page.goto(url);
    return page;
  }

  /**
   * Keeps what the person saw last, with the whole way there.
   * @returns folder of the pictures and the trace; where the person is, and what was pressed there last.
   */
  async keepEvidence(): Promise<{ folder: string; last: string[] }> {
    const folder = inWorkspace('.cache', 'journeys', this.name);
    mkdirSync(folder, { recursive: true });
    for (const [index, page] of this.#context.pages().entries()) {
      const path = join(folder, `page-${index + 1}.png`);
      await page.screenshot({ path, fullPage: true }).catch(() => undefined);
    }
    await this.#context.tracing.stop({ path: join(folder, 'trace.zip') });
    // A later stage may fail as well.
    await this.#context.tracing.start(traced);
    const pressed = await this.page.evaluate(() => window.pressed ?? []).catch(() => []);
    return { folder, last: [this.page.url(), ...pressed.slice(-6)] };
  }

  async leave(): Promise<void> {
    await this.#context.close();
  }
}
