/** Roles by which the journeys of all browsers locate elements. */
export type Role =
  | ('alert' | 'alertdialog' | 'banner' | 'button' | 'cell' | 'checkbox' | 'combobox')
  | ('columnheader' | 'complementary' | 'dialog' | 'form' | 'heading' | 'link' | 'main')
  | ('navigation' | 'option' | 'row' | 'table');

/** How a name or text is compared: `exact` with the whole of it and its case. */
export interface TextOptions {
  readonly exact?: boolean;
}

/** Where elements can be looked for. */
export interface Searchable {
  getByRole(
    role: Role,
    options?: TextOptions & { readonly name?: string | RegExp; readonly level?: number },
  ): JourneyLocator;
  getByLabel(text: string | RegExp, options?: TextOptions): JourneyLocator;
  getByText(text: string | RegExp, options?: TextOptions): JourneyLocator;
}

/**
 * Elements of a page, found when they are used. The part of Playwright's locators that the journeys
 * of all browsers use; Playwright has it, and `webkit/` has it over WebDriver.
 */
export interface JourneyLocator extends Searchable {
  filter(options: { readonly hasText: string }): JourneyLocator;
  /** The parent of the element. */
  locator(parent: '..'): JourneyLocator;
  first(): JourneyLocator;
  last(): JourneyLocator;
  click(): Promise<void>;
  fill(value: string): Promise<void>;
  waitFor(options?: { readonly state: 'visible' | 'detached' }): Promise<void>;
  count(): Promise<number>;
  textContent(): Promise<string | null>;
  allTextContents(): Promise<string[]>;
  inputValue(): Promise<string>;
}

/** A tab of a visitor; addresses are read against the portal's. */
export interface JourneyPage extends Searchable {
  goto(address: string): Promise<unknown>;
  reload(): Promise<unknown>;
  goBack(): Promise<unknown>;
  url(): string;
  /** @param wanted an address where `**` is any text, or a test of it. */
  waitForURL(wanted: string | RegExp | ((url: URL) => boolean)): Promise<void>;
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
  /** Exports a report by what `act` does. @returns name and content of the file. */
  download(act: () => Promise<void>): Promise<{ name: string; bytes: Buffer }>;
  saveEvidence(): Promise<{ folder: string; last: string[] }>;
}

/** A size of the screen, in CSS pixels. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** A browser in which visitors arrive. */
export interface JourneyBrowser {
  arrive(portal: string, name: string, viewport?: Viewport): Promise<JourneyVisitor>;
  close(): Promise<void>;
}
