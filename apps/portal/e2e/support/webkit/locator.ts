import { setTimeout as sleep } from 'node:timers/promises';
import { Key, type WebElement } from 'selenium-webdriver';
import type {
  ElementState,
  JourneyLocator,
  Role,
  RoleOptions,
  TextOptions,
} from '../journey-page.ts';
import type { Step, Wanted } from './find-elements.ts';
import type { WebKitKeyboard } from './keyboard.ts';
import { interval, retry } from './retry.ts';

/** What a locator needs of its page. */
export interface LocatedPage {
  readonly keyboard: WebKitKeyboard;
  /** Elements of a locator in the present document. */
  find(steps: readonly Step[]): Promise<WebElement[]>;
  /** Runs a function in the page. */
  run<T>(script: (...values: never[]) => T, ...values: unknown[]): Promise<T>;
}

/** A text to compare with, by the rules of Playwright. */
function wantedOf(text: string | RegExp, { exact = false }: TextOptions = {}): Wanted {
  if (typeof text === 'string') return { text, exact };
  return { pattern: text.source, flags: text.flags };
}

/** A locator over WebDriver. Actions wait for their one element. */
export class WebKitLocator implements JourneyLocator {
  readonly #page: LocatedPage;
  readonly #steps: readonly Step[];

  constructor(page: LocatedPage, steps: readonly Step[]) {
    this.#page = page;
    this.#steps = steps;
  }

  #further(step: Step): WebKitLocator {
    return new WebKitLocator(this.#page, [...this.#steps, step]);
  }

  getByRole(role: Role, options: RoleOptions = {}) {
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

  locator = (selector: string) =>
    this.#further(selector === '..' ? { by: 'parent' } : { by: 'css', selector });

  nth = (index: number) => this.#further({ by: 'index', index });
  first = () => this.nth(0);
  last = () => this.nth(-1);

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

  focus = () => this.evaluate((element) => element.focus());

  async press(key: string) {
    await this.focus();
    await this.#page.keyboard.press(key);
  }

  async pressSequentially(text: string) {
    await this.focus();
    await this.#page.keyboard.type(text);
  }

  async check() {
    if (!(await this.isChecked())) await this.click();
  }

  selectOption = (label: string) => this.getByRole('option', { name: label, exact: true }).click();

  async waitFor({ state }: { readonly state: ElementState } = { state: 'visible' }) {
    await retry(`Not ${state}: ${JSON.stringify(this.#steps)}`, async () => {
      const elements = await this.#page.find(this.#steps);
      const shown = await Promise.all(elements.map((element) => element.isDisplayed()));
      const is: Record<ElementState, boolean> = {
        visible: shown.includes(true),
        hidden: !shown.includes(true),
        attached: elements.length > 0,
        detached: elements.length === 0,
      };
      if (!is[state]) throw new Error(`${elements.length} elements`);
    });
  }

  all = async () => {
    const elements = await this.#page.find(this.#steps);
    return elements.map((_, index) => this.nth(index));
  };

  count = async () => (await this.#page.find(this.#steps)).length;

  isVisible = async () => {
    const [element] = await this.#page.find(this.#steps);
    return element?.isDisplayed() ?? false;
  };

  evaluate = <T>(script: (element: HTMLElement) => T): Promise<T> =>
    this.#withElement((element) => this.#page.run(script, element));

  isChecked = () => this.evaluate((element) => element.matches(':checked, [aria-checked="true"]'));
  textContent = () => this.evaluate((element) => element.textContent);
  inputValue = () => this.evaluate((element) => (element as HTMLInputElement).value);

  getAttribute = (name: string) =>
    this.#withElement((element) =>
      this.#page.run(
        (target: Element, attribute: string) => target.getAttribute(attribute),
        element,
        name,
      ),
    );

  allTextContents = async () => {
    const elements = await this.#page.find(this.#steps);
    return this.#page.run(
      (...targets: Element[]) => targets.map((target) => target.textContent ?? ''),
      ...elements,
    );
  };
}
