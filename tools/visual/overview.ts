import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { baselineFile } from './baselines.ts';

export interface ScreenshotResult {
  readonly story: string;
  /** Name of the baseline, without its ending. */
  readonly name: string;
  /** How it differs from the baseline; `null` when it does not. */
  readonly reason: string | null;
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** A screenshot with its images that are beside the page. */
function section(folder: string, { name, reason }: ScreenshotResult): string {
  const kinds = ['before.webp', ...(reason === null ? [] : ['difference.png', 'after.png'])];
  const images = kinds.map((kind) => {
    const file = `${name}.${kind}`;
    const image = existsSync(join(folder, file))
      ? `<a href="${file}"><img src="${file}" alt="${kind}" loading="lazy"></a>`
      : '<p>none</p>';
    return `<figure><figcaption>${kind.split('.')[0]}</figcaption>${image}</figure>`;
  });
  const words = escapeHtml(reason ?? 'equal');
  return `<h3>${escapeHtml(name)}</h3><p>${words}</p><div>${images.join('')}</div>`;
}

const page = (count: number, body: string) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${count} stories differ</title>
<style>
body { font: 14px system-ui, sans-serif; margin: 24px; background: #eee; }
div { display: flex; gap: 12px; align-items: start; }
figure { margin: 0; flex: 1 1 0; min-width: 0; }
img { max-width: 100%; border: 1px solid #999; background: #fff; }
</style>
<h1>${count} stories differ</h1>
${body}
</html>
`;

/**
 * Writes a page with all screenshots of each story that differs: before, difference and after.
 * Nothing it shows is outside the folder.
 * @param folder output folder of the run, which has the images of what differs.
 * @returns the page's file, or `null` when no story differs.
 */
export function writeOverview(folder: string, results: readonly ScreenshotResult[]): string | null {
  const stories = [...Map.groupBy(results, ({ story }) => story)]
    .filter(([, own]) => own.some(({ reason }) => reason !== null))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  if (stories.length === 0) return null;
  const parts = stories.map(([story, own]) => {
    for (const { name } of own.filter(({ reason }) => reason === null)) {
      copyFileSync(baselineFile(name), join(folder, `${name}.before.webp`));
    }
    return `<h2>${escapeHtml(story)}</h2>${own.map((each) => section(folder, each)).join('')}`;
  });
  const file = join(folder, 'index.html');
  writeFileSync(file, page(stories.length, parts.join('\n')));
  return file;
}
