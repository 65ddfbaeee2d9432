import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import type { StepResult } from './report.ts';
import { serveFolder } from './static-server.ts';

/** A page of documentation in Storybook's index. */
interface DocsEntry {
  readonly id: string;
  readonly type: string;
}

/** Milliseconds that one page may take to be drawn, on a machine that does other things as well. */
const LIMIT = 120_000;

/** Looks at a page. @returns what is wrong with it; nothing when it is drawn whole. */
async function faultOn(page: Page, address: string): Promise<string | null> {
  await page.goto(address, { waitUntil: 'commit', timeout: LIMIT });
  // Storybook shows a page's failure in an element of its own, in the place of the page.
  const outcome = await page.waitForFunction(
    () => {
      if (document.body?.classList.contains('sb-show-errordisplay')) {
        return { fault: document.getElementById('error-message')?.textContent ?? 'It failed.' };
      }
      return document.querySelector('#storybook-docs h1') ? { fault: null } : null;
    },
    null,
    { timeout: LIMIT },
  );
  const { fault } = (await outcome.jsonValue()) ?? { fault: 'It was not drawn.' };
  return fault;
}

/** Opens a page beside those before it: what one of them still does then cannot end its loading. */
async function faultOf(context: BrowserContext, address: string): Promise<string | null> {
  const page = await context.newPage();
  const fault = await faultOn(page, address).catch(String);
  await page.close();
  return fault;
}

async function faultsOf(
  context: BrowserContext,
  url: string,
  ids: readonly string[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const id of ids) {
    const address = `${url}/iframe.html?viewMode=docs&id=${id}`;
    const fault = await faultOf(context, address);
    if (fault) faults.push(`${id}: ${fault}`);
  }
  return faults;
}

/**
 * Draws every page of documentation of a built Storybook: one that names a story that is gone, or
 * whose blocks fail, is found by drawing it only.
 * @param folder the built Storybook.
 * @param executablePath the Chromium.
 */
export async function drawDocsPages(folder: string, executablePath: string): Promise<StepResult> {
  const index: { entries: Readonly<Record<string, DocsEntry>> } = JSON.parse(
    readFileSync(join(folder, 'index.json'), 'utf8'),
  );
  const docs = Object.values(index.entries).filter(({ type }) => type === 'docs');
  const server = await serveFolder(folder);
  const args = ['--no-sandbox', '--disable-background-networking'];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const faults = await faultsOf(
      context,
      server.url,
      docs.map(({ id }) => id),
    );
    return {
      passed: docs.length - faults.length,
      failed: faults.length,
      output: faults.join('\n'),
    };
  } finally {
    await browser.close();
    server.close();
  }
}
