/** Roles by which the journeys of all browsers locate elements. */
export type Role =
  | ('alert' | 'alertdialog' | 'article' | 'banner' | 'button' | 'cell' | 'checkbox' | 'combobox')
  | ('columnheader' | 'complementary' | 'contentinfo' | 'dialog' | 'form' | 'group' | 'heading')
  | ('link' | 'main' | 'navigation' | 'option' | 'radio' | 'region' | 'row' | 'rowheader')
  | ('searchbox' | 'status' | 'table' | 'textbox');

/** How a name or text is compared: `exact` with the whole of it and its case. */
export interface TextOptions {
  readonly exact?: boolean;
}

/** Which elements of a role are meant. */
export interface RoleOptions extends TextOptions {
  readonly name?: string | RegExp;
  readonly level?: number;
}

/** What an element is waited for to be. */
export type ElementState = 'visible' | 'hidden' | 'attached' | 'detached';

/** Where elements can be looked for. */
export interface Searchable {
  getByRole(role: Role, options?: RoleOptions): JourneyLocator;
  getByLabel(text: string | RegExp, options?: TextOptions): JourneyLocator;
  getByText(text: string | RegExp, options?: TextOptions): JourneyLocator;
  /** By CSS; `..` is the parent of the element. */
  locator(selector: string): JourneyLocator;
}

/**
 * Elements of a page, found when they are used. The part of Playwright's locators that the journeys
 * of all browsers use; Playwright has it, and `webkit/` has it over WebDriver.
 */
export interface JourneyLocator extends Searchable {
  filter(options: { readonly hasText: string }): JourneyLocator;
  first(): JourneyLocator;
  last(): JourneyLocator;
  nth(index: number): JourneyLocator;
  click(): Promise<void>;
  fill(value: string): Promise<void>;
  /** Types a text into the field, character by character. */
  pressSequentially(text: string): Promise<void>;
  press(key: string): Promise<void>;
  focus(): Promise<void>;
  /** Ticks a checkbox, or chooses a radio button. */
  check(): Promise<void>;
  /** Chooses an option of a `select` by its label. */
  selectOption(label: string): Promise<unknown>;
  waitFor(options?: { readonly state: ElementState }): Promise<void>;
  all(): Promise<JourneyLocator[]>;
  count(): Promise<number>;
  isVisible(): Promise<boolean>;
  isChecked(): Promise<boolean>;
  textContent(): Promise<string | null>;
  allTextContents(): Promise<string[]>;
  inputValue(): Promise<string>;
  getAttribute(name: string): Promise<string | null>;
  /** Runs a function in the page with the element; it uses nothing of its module. */
  evaluate<T>(script: (element: HTMLElement) => T): Promise<T>;
}

/** The keyboard of a page: its keys go to the element in focus. */
export interface JourneyKeyboard {
  /** @param key a `KeyboardEvent.key`, or a combination such as `Control+k`. */
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
}

/** A tab of a visitor; addresses are read against the portal's. */
export interface JourneyPage extends Searchable {
  readonly keyboard: JourneyKeyboard;
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  goBack(): Promise<unknown>;
  goForward(): Promise<unknown>;
  url(): string;
  /** @param wanted an address where `**` is any text, or a test of it. */
  waitForURL(wanted: string | RegExp | ((url: URL) => boolean)): Promise<void>;
  setViewportSize(size: Viewport): Promise<void>;
  /** Runs a function in the page; it uses nothing of its module. */
  evaluate<T, Argument>(
    script: (argument: Argument) => T | Promise<T>,
    argument?: Argument,
  ): Promise<T>;
  close(): Promise<void>;
}

/** A user with a browser of their own, in any of the browsers. */
export interface JourneyVisitor {
  readonly name: string;
  readonly page: JourneyPage;
  /** Console errors, violations of the content security policy, and failed requests. */
  readonly errors: string[];
  /** Opens a link in another tab, as a mail program does. */
  openTab(url: string): Promise<JourneyPage>;
  /** Downloads a file by what `act` does. @returns name and content of the file. */
  download(act: () => Promise<void>): Promise<{ name: string; bytes: Buffer }>;
  saveEvidence(): Promise<{ folder: string; last: string[] }>;
}

/** A size of the screen, in CSS pixels. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
}

export const usualViewport: Viewport = { width: 1280, height: 900 };
export const usualTimeZone = 'America/Bogota';

/** What a visitor arrives with. */
export interface Arrival {
  /** `usualViewport` when absent. */
  readonly viewport?: Viewport;
  /** Time zone of the browser; `usualTimeZone` when absent. */
  readonly timezoneId?: string;
  /** Language of the browser; `es-CO` when absent. WebKit's is that of the machine. */
  readonly locale?: string;
}

/** A browser in which visitors arrive. */
export interface JourneyBrowser {
  arrive(portal: string, name: string, arrival?: Arrival): Promise<JourneyVisitor>;
  close(): Promise<void>;
}
