import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Page,
} from 'playwright';
import { scriptOf } from './node-programs.ts';
import { ensureProgram, findOnPath, versionOf, type Wanted } from './programs.ts';

/** The first has no user interface: the journeys take two thirds of a whole Chromium's CPU time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const wanted: Wanted = {
  title: 'Chromium',
  variable: 'CHROMIUM_PATH',
  paths: () => [...names.map(findOnPath), chromium.executablePath()],
  recognize: (path) => /chrom/i.test(versionOf(path)),
  packages: ['chromium-headless-shell'],
};

/** A Chromium on this machine, or an installed one. @throws CliError that says what was tried. */
export const ensureChromium = (): string =>
  ensureProgram(wanted, [scriptOf('playwright'), 'install', 'chromium']);

/**
 * As a whole Chromium has it from fonts.conf; its headless shell hints texts to whole pixels, and lays them
 * out as no visitor's browser does.
 */
export const fontHinting = '--font-render-hinting=slight';

/** Launches the machine's Chromium without a window. @param options further ones of Playwright. */
export function launchChromium({ args = [], ...options }: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({
    ...options,
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-background-networking', fontHinting, ...args],
    // Without a locale of UTF-8, Chromium finds nothing in a folder whose name has an accent.
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });
}

/** The full version of the Chromium that tests use, such as `143.0.7499.40`. */
export async function chromiumVersion(): Promise<string> {
  const browser = await launchChromium();
  await browser.close();
  return browser.version();
}

/** Works with a page in a browser context of its own. */
export async function withPage<T>(
  browser: Browser,
  options: BrowserContextOptions,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(options);
  return work(await context.newPage()).finally(() => context.close());
}

/** Collects the errors and warnings that a page prints from now on, and its uncaught errors. */
export function collectMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', ({ message }) => messages.push(`uncaught: ${message}`));
  return messages;
}
