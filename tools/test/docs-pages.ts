import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { launchChromium } from '../lib/chromium.ts';
import { type ConsoleErrors, collectConsoleErrors, findObstacles } from './docs-page-problems.ts';
import { checkPropControls, type StoryEntry } from './prop-controls.ts';
import { countOne, type StepResult, sumResults } from './report.ts';
import { serveFolder } from './static-server.ts';

/** The parts of Storybook's preview that this uses. */
interface DocsPreview {
  readonly storyRenders: readonly { readonly phase?: string }[];
}

interface DocsChannel {
  once(event: 'docsRendered', listener: (id: string) => void): void;
  emit(event: 'setCurrentStory', selection: { storyId: string; viewMode: 'docs' }): void;
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: DocsChannel;
    /** The page of documentation that was rendered last, by its id. */
    renderedDocs?: string;
  }
}

/** The page that Storybook opens with. */
const FIRST_PAGE = 'introduction--docs';

/** Milliseconds that one page may take to render, on a machine that does other things as well. */
const LIMIT = 120_000;

/** A page with Storybook's preview. */
interface OpenStorybook {
  readonly page: Page;
  readonly console: ConsoleErrors;
}

/** Starts Storybook in a page, without a story. */
async function openStorybook(browser: Browser, url: string): Promise<OpenStorybook> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const console = collectConsoleErrors(page);
  await page.goto(`${url}/iframe.html`);
  await page.waitForFunction(() => window.__STORYBOOK_ADDONS_CHANNEL__ !== undefined, null, {
    timeout: LIMIT,
  });
  return { page, console };
}

/**
 * Renders a page of documentation in place of the one before it, and waits until the stories in it
 * are rendered as well: Storybook reloads when they are replaced earlier.
 * @returns its error, or `null`.
 */
async function renderDocs(page: Page, id: string): Promise<string | null> {
  await page.evaluate((storyId) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    channel?.once('docsRendered', (rendered) => {
      window.renderedDocs = rendered;
    });
    channel?.emit('setCurrentStory', { storyId, viewMode: 'docs' });
  }, id);
  const outcome = await page.waitForFunction(
    (expected) => {
      // Storybook shows a page's error in an element of its own, in the place of the page.
      if (document.body.classList.contains('sb-show-errordisplay')) {
        return { error: document.getElementById('error-message')?.textContent ?? 'It failed.' };
      }
      const preview = window.__STORYBOOK_PREVIEW__ as unknown as DocsPreview;
      const last = ['completed', 'finished', 'errored', 'aborted'];
      const isRendered =
        window.renderedDocs === expected &&
        document.querySelector('#storybook-docs h1') !== null &&
        preview.storyRenders.every(({ phase }) => phase === undefined || last.includes(phase));
      return isRendered ? { error: null } : null;
    },
    id,
    { timeout: LIMIT, polling: 50 },
  );
  const { error } = (await outcome.jsonValue()) ?? { error: 'It was not rendered.' };
  return error;
}

/** Renders pages one after another. @returns one line per page that fails. */
async function findErrors(browser: Browser, url: string, ids: readonly string[]) {
  const errors: string[] = [];
  let storybook = await openStorybook(browser, url);
  for (const id of ids) {
    const error = await renderDocs(storybook.page, id).catch(String);
    const found = error === null ? await findObstacles(storybook.page) : [error];
    const problems = [...found, ...storybook.console.take()];
    if (problems.length === 0) continue;
    errors.push(`${id}: ${problems.join('; ')}`);
    // Nothing of a page that fails is left for those after it.
    await storybook.page.close();
    storybook = await openStorybook(browser, url);
  }
  return errors;
}

/** Storybook opens with the first entry of its index. */
const checkFirstPage = (entries: readonly StoryEntry[]): StepResult =>
  countOne({
    ok: entries[0]?.id === FIRST_PAGE,
    output: `Storybook opens with ${entries[0]?.id}, not with ${FIRST_PAGE}.`,
  });

async function checkControls(browser: Browser, url: string, entries: readonly StoryEntry[]) {
  const { page } = await openStorybook(browser, url);
  return checkPropControls(page, entries);
}

/** A narrowed Storybook has no introduction. */
const isWhole = !process.env.ONLY;

/**
 * Checks the pages of documentation of a built Storybook. A page that names a story that is gone, or
 * whose blocks fail, is found by rendering it only; so is one that a dialog covers.
 * @param folder the built Storybook.
 * @param executablePath the Chromium.
 */
export async function renderDocsPages(folder: string, executablePath: string): Promise<StepResult> {
  const index: { entries: Readonly<Record<string, StoryEntry>> } = JSON.parse(
    readFileSync(join(folder, 'index.json'), 'utf8'),
  );
  const entries = Object.values(index.entries);
  const ids = entries.filter(({ type }) => type === 'docs').map(({ id }) => id);
  const server = await serveFolder(folder);
  const browser = await launchChromium({ executablePath });
  try {
    const errors = await findErrors(browser, server.url, ids);
    const failed = errors.length;
    const pages = { passed: ids.length - failed, failed, output: errors.join('\n') };
    const controls = await checkControls(browser, server.url, entries);
    return sumResults([pages, controls, ...(isWhole ? [checkFirstPage(entries)] : [])]);
  } finally {
    await browser.close();
    server.close();
  }
}
