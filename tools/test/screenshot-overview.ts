import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { baselineEnding, baselineFolder } from '../visual/baseline-files.ts';
import type { ScreenshotResult } from '../visual/screenshot-results.ts';

/** Columns of a differing screenshot, and the endings of their files. */
const columns = { before: baselineEnding, difference: '.png', after: '.png' } as const;

type Column = keyof typeof columns;

const columnFile = (name: string, column: Column) => `${name}.${column}${columns[column]}`;

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** One column of a differing screenshot; the file is beside the page. */
function figure(folder: string, name: string, column: Column): string {
  const file = columnFile(name, column);
  const image = existsSync(join(folder, file))
    ? `<a href="${file}"><img src="${file}" alt="${column}" loading="lazy"></a>`
    : '<p>none</p>';
  return `<figure><figcaption>${column}</figcaption>${image}</figure>`;
}

function section(folder: string, { name, reason }: ScreenshotResult): string {
  const title = `<h3>${escapeHtml(name)}</h3>`;
  if (reason === null) {
    return `${title}<p>equal</p><div>${figure(folder, name, 'before')}</div>`;
  }
  const figures = (Object.keys(columns) as Column[]).map((column) => figure(folder, name, column));
  return `${title}<p>${escapeHtml(reason)}</p><div>${figures.join('')}</div>`;
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
export function writeOverview(
  folder: string,
  results: readonly ScreenshotResult[],
  baselines = baselineFolder,
): string | null {
  const differing = new Set(
    results.filter(({ reason }) => reason !== null).map(({ story }) => story),
  );
  if (differing.size === 0) return null;
  const shown = results.filter(({ story }) => differing.has(story));
  for (const { name, reason } of shown) {
    const copy = join(folder, columnFile(name, 'before'));
    if (reason === null) copyFileSync(join(baselines, `${name}${baselineEnding}`), copy);
  }
  const body = [...differing].sort().map((story) => {
    const own = shown.filter((result) => result.story === story);
    return `<h2>${escapeHtml(story)}</h2>${own.map((each) => section(folder, each)).join('')}`;
  });
  const file = join(folder, 'index.html');
  writeFileSync(file, page(differing.size, body.join('\n')));
  return file;
}
