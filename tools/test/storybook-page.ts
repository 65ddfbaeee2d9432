import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import type { Channel } from 'storybook/internal/channels';
import type { IndexEntry, Renderer } from 'storybook/internal/types';
import type { PreviewWeb, StoryStore } from 'storybook/preview-api';
import type { ChromaticMode } from '../../.storybook/support/chromatic-modes.ts';
import { launchChromium } from '../lib/chromium.ts';
import { serveFolder } from './static-server.ts';
import { builtStorybook } from './storybook-build.ts';

/** The parts of a story's parameters, as Chromatic reads them. */
export interface ExtractedStory {
  readonly id: string;
  readonly parameters: {
    readonly chromatic?: { readonly modes?: Readonly<Record<string, ChromaticMode>> };
    readonly viewport?: { readonly options?: Readonly<Record<string, unknown>> };
  };
}

type Preview = Pick<PreviewWeb<Renderer>, 'ready' | 'extract' | 'storyRenders' | 'currentRender'>;

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__: Preview & { readonly storyStoreValue: StoryStore<Renderer> };
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
  }
}

export interface OpenStorybook {
  readonly folder: string;
  readonly entries: readonly IndexEntry[];
  /** Starts the preview in a new page, without a story. */
  readonly open: (prepare?: (page: Page) => Promise<void>) => Promise<Page>;
}

/** Serves the built Storybook and passes it with a Chromium; both are closed once the work has ended. */
export async function withStorybook<T>(work: (storybook: OpenStorybook) => Promise<T>): Promise<T> {
  const folder = builtStorybook();
  const { entries }: { entries: Record<string, IndexEntry> } = JSON.parse(
    readFileSync(join(folder, 'index.json'), 'utf8'),
  );
  const server = await serveFolder(folder);
  const browser = await launchChromium();
  const open = async (prepare?: (page: Page) => Promise<void>) => {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    await prepare?.(page);
    await page.goto(`${server.url}/iframe.html`);
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window, null, { timeout: 120_000 });
    await page.evaluate(() => window.__STORYBOOK_PREVIEW__.ready());
    return page;
  };
  try {
    return await work({ folder, entries: Object.values(entries), open });
  } finally {
    await browser.close();
    server.close();
  }
}
