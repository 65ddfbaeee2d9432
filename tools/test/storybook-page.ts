import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
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

interface ArgType {
  readonly control?: { readonly type?: string; readonly disable?: boolean };
  readonly description?: string;
  readonly table?: { readonly type?: { readonly summary?: string } };
}

declare global {
  interface Window {
    /** The parts of Storybook's preview that the checks use. */
    __STORYBOOK_PREVIEW__: {
      /** Ends when the index of the stories is loaded; the preview itself is there before that. */
      ready(): Promise<void>;
      extract(): Promise<Record<string, ExtractedStory>>;
      readonly storyRenders: readonly { readonly phase?: string }[];
      /** The story on the page, which removes itself from there. */
      readonly currentRender?: { teardown(): Promise<void> };
      readonly storyStoreValue: {
        loadStory(story: { storyId: string }): Promise<{
          readonly argTypes: Readonly<Record<string, ArgType>>;
          readonly initialArgs: Readonly<Record<string, unknown>>;
        }>;
      };
    };
    __STORYBOOK_ADDONS_CHANNEL__: {
      once(event: 'docsRendered', listener: (id: string) => void): void;
      on(
        event: 'storybook/docs/snippet-rendered',
        listener: (code: { readonly id: string; readonly source: string }) => void,
      ): void;
      emit(event: 'setCurrentStory', selection: { storyId: string; viewMode: 'docs' }): void;
      emit(event: 'updateStoryArgs', change: { storyId: string; updatedArgs: object }): void;
    };
  }
}

export interface StoryEntry {
  readonly id: string;
  readonly title: string;
  readonly type: string;
}

export interface OpenStorybook {
  readonly folder: string;
  readonly entries: readonly StoryEntry[];
  /** Starts the preview in a new page, without a story. */
  readonly open: (prepare?: (page: Page) => Promise<void>) => Promise<Page>;
}

export async function withStorybook<T>(work: (storybook: OpenStorybook) => Promise<T>): Promise<T> {
  const folder = builtStorybook();
  const { entries }: { entries: Record<string, StoryEntry> } = JSON.parse(
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
