import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ChromaticMode, chromaticModes } from '../../.storybook/support/chromatic-modes.ts';
import { launchChromium } from '../lib/chromium.ts';
import type { StepResult } from './report.ts';
import { serveFolder } from './static-server.ts';

/** The parts of a story's parameters, as Chromatic reads them, that this checks. */
export interface ExtractedStory {
  readonly id: string;
  readonly parameters: {
    readonly chromatic?: { readonly modes?: Readonly<Record<string, ChromaticMode>> };
    readonly viewport?: { readonly options?: Readonly<Record<string, unknown>> };
  };
}

declare global {
  interface Window {
    /** Storybook's preview; Chromatic reads the stories from it in the same way. */
    __STORYBOOK_PREVIEW__?: {
      /** Ends when the index of the stories is loaded; the preview itself is there before that. */
      ready(): Promise<void>;
      extract(): Promise<Record<string, ExtractedStory>>;
    };
  }
}

/** Reads all stories of a built Storybook. */
async function extractStories(url: string, executablePath: string): Promise<ExtractedStory[]> {
  const browser = await launchChromium({ executablePath });
  try {
    const page = await browser.newPage();
    await page.goto(`${url}/iframe.html`);
    await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__ !== undefined);
    const json = await page.evaluate(async () => {
      await window.__STORYBOOK_PREVIEW__?.ready();
      const stories = await window.__STORYBOOK_PREVIEW__?.extract();
      return JSON.stringify(
        Object.values(stories ?? {}).map(({ id, parameters: { chromatic, viewport } }) => ({
          id,
          parameters: { chromatic, viewport },
        })),
      );
    });
    return JSON.parse(json);
  } finally {
    await browser.close();
  }
}

/** The expected modes that a story lacks, and viewports of its modes that do not exist. */
export function findModeErrors({ id, parameters }: ExtractedStory): string[] {
  const modes = parameters.chromatic?.modes ?? {};
  const viewports = parameters.viewport?.options ?? {};
  const missing = Object.keys(chromaticModes).filter((name) => !modes[name]);
  const unknown = Object.values(modes).filter(({ viewport }) => !(viewport in viewports));
  return [
    ...missing.map((name) => `${id} has no mode "${name}".`),
    ...unknown.map(({ viewport }) => `${id} has a mode with an unknown viewport "${viewport}".`),
  ];
}

/**
 * Checks what Chromatic needs of a built Storybook, without the network: its own dry run asks its
 * service for a session first.
 * @param folder the built Storybook.
 */
export async function checkChromatic(folder: string, executablePath: string): Promise<StepResult> {
  const files = ['index.html', 'iframe.html', 'index.json', 'project.json'];
  const missing = files.filter((file) => !existsSync(join(folder, file)));
  const server = await serveFolder(folder);
  try {
    const stories = await extractStories(server.url, executablePath);
    const errors = [
      ...missing.map((file) => `The built Storybook has no ${file}.`),
      ...(stories.length === 0 ? ['The built Storybook has no stories.'] : []),
      ...stories.flatMap(findModeErrors),
    ];
    const failed = errors.length > 0 ? 1 : 0;
    return { passed: 1 - failed, failed, output: errors.join('\n') };
  } finally {
    server.close();
  }
}
