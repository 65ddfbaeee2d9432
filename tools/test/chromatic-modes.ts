import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromaticModes } from '../../.storybook/support/chromatic-modes.ts';
import { countOne, type StepResult } from './report.ts';
import { type ExtractedStory, withStorybook } from './storybook-page.ts';

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
 * Checks what Chromatic needs of the built Storybook, without the network: its own dry run asks its
 * service for a session first.
 */
export const runChromaticCheck = (): Promise<StepResult> =>
  withStorybook(async ({ folder, open }) => {
    const page = await open();
    const json = await page.evaluate(async () => {
      const extracted = Object.values(await window.__STORYBOOK_PREVIEW__.extract());
      const parts = extracted.map(({ id, parameters: { chromatic, viewport } }) => ({
        ...{ id, parameters: { chromatic, viewport } },
      }));
      return JSON.stringify(parts);
    });
    const stories: ExtractedStory[] = JSON.parse(json);
    const files = ['index.html', 'iframe.html', 'index.json', 'project.json'];
    const errors = [
      ...files
        .filter((file) => !existsSync(join(folder, file)))
        .map((file) => `The built Storybook has no ${file}.`),
      ...(stories.length === 0 ? ['The built Storybook has no stories.'] : []),
      ...stories.flatMap(findModeErrors),
    ];
    return countOne({ ok: errors.length === 0, output: errors.join('\n') });
  });
