import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ScreenshotResult {
  /** Name of the baseline, without its ending. */
  readonly name: string;
  /** How it differs from the baseline; `null` when it does not. */
  readonly reason: string | null;
}

const kinds = ['before.webp', 'difference.png', 'after.png'];

/** A screenshot with its images that are beside the page. */
function section(folder: string, { name, reason }: ScreenshotResult): string {
  const images = kinds
    .map((kind) => `${name}.${kind}`)
    .filter((file) => existsSync(join(folder, file)))
    .map((file) => `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a>`);
  return `<h2>${name}</h2><p>${reason}</p><div>${images.join('')}</div>`;
}

const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${title}</title>
<style>
body { font: 14px system-ui, sans-serif; margin: 24px; background: #eee; }
div { display: flex; gap: 12px; align-items: start; }
a { flex: 1 1 0; min-width: 0; }
img { max-width: 100%; border: 1px solid #999; background: #fff; }
</style>
<h1>${title}: before, difference, after</h1>
${body}
</html>
`;

/**
 * Writes a page with what differs. Nothing it shows is outside the folder.
 * @param folder output folder of the run, which has the images of what differs.
 * @returns the page's file, or `null` when nothing differs.
 */
export function writeOverview(folder: string, results: readonly ScreenshotResult[]): string | null {
  const differing = results.filter(({ reason }) => reason !== null);
  if (differing.length === 0) return null;
  const sections = differing.map((each) => section(folder, each)).sort();
  const file = join(folder, 'index.html');
  writeFileSync(file, page(`${differing.length} screenshots differ`, sections.join('\n')));
  return file;
}
