import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { isHydrated } from '../is-hydrated.ts';
import type { JourneyLocator, JourneyPage, Role, TextOptions } from '../journey-page.ts';
import { findElements, type Step, type Wanted } from './find-elements.ts';
import { readErrors } from './watch-page.ts';

/** Milliseconds within which an element or an address has to appear. */
const limit = 20_000;
const interval = 150;

const library = readFileSync(
  createRequire(import.meta.url)
    .resolve('@testing-library/dom')
    .replace(/dist.*$/, 'dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** A text to compare with, by the rules of Playwright. */
function wantedOf(text: string | RegExp, { exact = false }: TextOptions = {}): Wanted {
  if (typeof text === 'string') return { text, exact };
  return { pattern: text.source, flags: text.flags };
}

/** Tries until it succeeds. @throws its last error when the time is over. */
async function retry<T>(what: string, work: () => Promise<T>): Promise<T> {
  const end = performance.now() + limit;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() > end) throw new Error(`${what}: ${error}`, { cause: error });
      await sleep(interval);
    }
  }
}

class WebKitLocator implements JourneyLocator {
  readonly #page: WebKitPage;
  readonly #steps: readonly Step[];

  constructor(page: WebKitPage, steps: readonly Step[]) {
    this.#page = page;
    this.#steps = steps;
  }

  #further(step: Step): WebKitLocator {
    return new WebKitLocator(this.#page, [...this.#steps, step]);
  }

  getByRole(role: Role, options: Parameters<JourneyPage['getByRole']>[1] = {}) {
    const { name, level } = options;
    return this.#further({
      ...{ by: 'role', role },
      ...(level === undefined ? {} : { level }),
      ...(name === undefined ? {} : { name: wantedOf(name, options) }),
    });
  }

  getByLabel = (text: string | RegExp, options?: TextOptions) =>
    this.#further({ by: 'label', wanted: wantedOf(text, options) });

  getByText = (text: string | RegExp, options?: TextOptions) =>
    this.#further({ by: 'text', wanted: wantedOf(text, options) });

  filter = ({ hasText }: { readonly hasText: string }) =>
    this.#further({ by: 'filter', wanted: wantedOf(hasText) });

  locator = () => this.#further({ by: 'parent' });
  first = () => this.#further({ by: 'first' });
  last = () => this.#further({ by: 'last' });

  /** Does something with the one element, and again when it was replaced or covered meanwhile. */
  #withElement<T>(work: (element: WebElement) => Promise<T>): Promise<T> {
    return retry(`No use of ${JSON.stringify(this.#steps)}`, async () => {
      const elements = await this.#page.find(this.#steps);
      const [element] = elements;
      if (!element || elements.length > 1) throw new Error(`${elements.length} elements`);
      return work(element);
    });
  }

  click = () =>
    this.#withElement(async (element) => {
      await this.#page.run((target: Element) => {
        // In the middle of the screen, where no fixed header covers it.
        target.scrollIntoView({ block: 'center', behavior: 'instant' });
      }, element);
      const place = () =>
        this.#page.run((target: Element) => {
          const { x, y } = target.getBoundingClientRect();
          return `${x}, ${y}`;
        }, element);
      const before = await place();
      await sleep(interval);
      if ((await place()) !== before) throw new Error('it moves');
      await element.click();
    });

  fill = (value: string) =>
    this.#withElement(async (element) => {
      await this.#page.run((field: HTMLInputElement) => {
        field.focus();
        field.select();
      }, element);
      await element.sendKeys(Key.BACK_SPACE, value);
    });

  async waitFor({ state }: { readonly state: 'visible' | 'detached' } = { state: 'visible' }) {
    const isGone = state === 'detached';
    await retry(`Not ${state}: ${JSON.stringify(this.#steps)}`, async () => {
      const elements = await this.#page.find(this.#steps);
      const shown = await Promise.all(elements.map((element) => element.isDisplayed()));
      if (isGone ? elements.length > 0 : !shown.includes(true)) {
        throw new Error(`${elements.length} elements`);
      }
    });
  }

  count = async () => (await this.#page.find(this.#steps)).length;

  textContent = () =>
    this.#withElement((element) =>
      this.#page.run((target: Element) => target.textContent, element),
    );

  allTextContents = async () => {
    const elements = await this.#page.find(this.#steps);
    return this.#page.run(
      (targets: Element[]) => targets.map((target) => target.textContent ?? ''),
      elements,
    );
  };

  inputValue = () =>
    this.#withElement((element) =>
      this.#page.run((field: HTMLInputElement) => field.value, element),
    );
}

/** A tab of WebKit, driven by WebDriver. */
export class WebKitPage implements JourneyPage {
  readonly #driver: WebDriver;
  readonly #handle: string;
  readonly #portal: string;
  readonly #errors: string[];
  #url = 'about:blank';

  constructor(driver: WebDriver, handle: string, portal: string, errors: string[]) {
    this.#driver = driver;
    this.#handle = handle;
    this.#portal = portal;
    this.#errors = errors;
  }

  readonly #all = new WebKitLocator(this, []);
  getByRole: JourneyPage['getByRole'] = (role, options) => this.#all.getByRole(role, options);
  getByLabel: JourneyPage['getByLabel'] = (text, options) => this.#all.getByLabel(text, options);
  getByText: JourneyPage['getByText'] = (text, options) => this.#all.getByText(text, options);

  /** Runs a function in the page. */
  async run<Input, T>(script: (input: Input) => T, input: unknown): Promise<T> {
    return this.#driver.executeScript<T>(`return (${script})(arguments[0])`, input);
  }

  async #noteErrors(): Promise<void> {
    this.#errors.push(...(await this.run(readErrors, null)));
    this.#url = await this.#driver.getCurrentUrl();
  }

  /** Elements of a locator in the present document. */
  async find(steps: readonly Step[]): Promise<WebElement[]> {
    await this.#driver.switchTo().window(this.#handle);
    await this.#noteErrors();
    const find = () =>
      this.#driver.executeScript<WebElement[] | null>(
        `return (${findElements})(arguments[0])`,
        steps,
      );
    const found = await find();
    if (found) return found;
    await this.#driver.executeScript(library);
    return (await find()) ?? [];
  }

  async #navigate(act: () => Promise<void>): Promise<void> {
    await this.#driver.switchTo().window(this.#handle);
    await act();
    await retry('Not hydrated', async () => {
      if (!(await this.run(isHydrated, null))) throw new Error(`at ${this.#url}`);
    });
    await this.#noteErrors();
  }

  goto = (address: string) =>
    this.#navigate(() => this.#driver.get(new URL(address, this.#portal).href));
  reload = () => this.#navigate(() => this.#driver.navigate().refresh());
  goBack = () => this.#navigate(() => this.#driver.navigate().back());
  url = () => this.#url;

  async waitForURL(wanted: string | RegExp | ((url: URL) => boolean)): Promise<void> {
    const isWanted = (url: string) => {
      if (typeof wanted === 'function') return wanted(new URL(url));
      if (typeof wanted !== 'string') return wanted.test(url);
      const parts = wanted.split('**').map((part) => part.replace(/[^\w/-]/g, String.raw`\$&`));
      return new RegExp(`^${parts.join('.*')}$`).test(url);
    };
    await retry(`Not at ${wanted}`, async () => {
      await this.#driver.switchTo().window(this.#handle);
      this.#url = await this.#driver.getCurrentUrl();
      if (!isWanted(this.#url)) throw new Error(`at ${this.#url}`);
    });
  }

  async close(): Promise<void> {
    await this.#driver.switchTo().window(this.#handle);
    await this.#driver.close();
  }
}
