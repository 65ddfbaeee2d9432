import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { WebDriver, WebElement } from 'selenium-webdriver';
import { isHydrated } from '../../../../../tools/lib/site/read-page.ts';
import type { JourneyPage, Viewport } from '../journey-page.ts';
import { findElements, type Step } from './find-elements.ts';
import { WebKitKeyboard } from './keyboard.ts';
import { type LocatedPage, WebKitLocator } from './locator.ts';
import { resizeTo } from './resize.ts';
import { retry } from './retry.ts';

const library = readFileSync(
  createRequire(import.meta.url)
    .resolve('@testing-library/dom')
    .replace(/dist.*$/, 'dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** What a page belongs to. */
interface PageOwner {
  readonly driver: WebDriver;
  /** Address of the portal, against which paths are read. */
  readonly portal: string;
}

/** A tab of WebKit, driven by WebDriver. */
export class WebKitPage implements JourneyPage, LocatedPage {
  readonly #owner: PageOwner;
  readonly #handle: string;
  #url = 'about:blank';

  constructor(owner: PageOwner, handle: string) {
    this.#owner = owner;
    this.#handle = handle;
  }

  /** Makes this tab the one that commands go to. */
  readonly #current = async (): Promise<WebDriver> => {
    const { driver } = this.#owner;
    await driver.switchTo().window(this.#handle);
    return driver;
  };

  readonly keyboard = new WebKitKeyboard(this.#current);
  readonly #all = new WebKitLocator(this, []);
  getByRole: JourneyPage['getByRole'] = (role, options) => this.#all.getByRole(role, options);
  getByLabel: JourneyPage['getByLabel'] = (text, options) => this.#all.getByLabel(text, options);
  getByText: JourneyPage['getByText'] = (text, options) => this.#all.getByText(text, options);
  locator = (selector: string) => this.#all.locator(selector);

  /** WebKit takes an element only as a value of its own, not in a list. */
  async run<T>(script: (...values: never[]) => T, ...values: unknown[]): Promise<T> {
    const { driver } = this.#owner;
    return driver.executeScript<T>(`return (${script})(...arguments)`, ...values);
  }

  async evaluate<T, Argument>(
    script: (argument: Argument) => T | Promise<T>,
    argument?: Argument,
  ): Promise<T> {
    await this.#current();
    return this.run(script, argument) as Promise<T>;
  }

  async find(steps: readonly Step[]): Promise<WebElement[]> {
    const driver = await this.#current();
    this.#url = await driver.getCurrentUrl();
    const find = () =>
      driver.executeScript<WebElement[] | null>(`return (${findElements})(arguments[0])`, steps);
    const found = await find();
    if (found) return found;
    await driver.executeScript(library);
    return (await find()) ?? [];
  }

  async #navigate(act: (driver: WebDriver) => Promise<void>): Promise<void> {
    const driver = await this.#current();
    await act(driver);
    await retry('Not hydrated', async () => {
      if (!(await this.run(isHydrated))) throw new Error(`at ${this.#url}`);
    });
    this.#url = await driver.getCurrentUrl();
  }

  goto = (url: string) =>
    this.#navigate((driver) => driver.get(new URL(url, this.#owner.portal).href));
  reload = () => this.#navigate((driver) => driver.navigate().refresh());
  goBack = () => this.#navigate((driver) => driver.navigate().back());
  goForward = () => this.#navigate((driver) => driver.navigate().forward());
  url = () => this.#url;

  async waitForURL(wanted: string | RegExp | ((url: URL) => boolean)): Promise<void> {
    const isWanted = (url: string) => {
      if (typeof wanted === 'function') return wanted(new URL(url));
      if (typeof wanted !== 'string') return wanted.test(url);
      // As in Playwright, `*` is any text without a slash.
      const parts = wanted.split(/(\*+)/).map((part) => {
        if (part.startsWith('*')) return part.length > 1 ? '.*' : '[^/]*';
        return part.replace(/[^\w/-]/g, String.raw`\$&`);
      });
      return new RegExp(`^${parts.join('')}$`).test(url);
    };
    await retry(`Not at ${wanted}`, async () => {
      this.#url = await (await this.#current()).getCurrentUrl();
      if (!isWanted(this.#url)) throw new Error(`at ${this.#url}`);
    });
  }

  setViewportSize = async (size: Viewport) => resizeTo(await this.#current(), size);

  async close(): Promise<void> {
    await (await this.#current()).close();
  }
}
