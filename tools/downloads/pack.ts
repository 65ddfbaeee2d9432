import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Zippable, zipSync } from 'fflate';
import { type PlannedRelease, toolboxesFolder } from './releases.ts';

/** What every toolbox brings with it. */
const shared = 'metering';

const packed = /\.(pyt?|txt)$/;

function* filesBelow(folder: string): Generator<string> {
  const entries = readdirSync(join(toolboxesFolder, folder), { withFileTypes: true });
  for (const entry of entries) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (packed.test(entry.name)) yield path;
  }
}

/** A file as it is packed: texts as the oldest Windows editors show them, with their accents. */
function contentOf(path: string): Uint8Array {
  const content = readFileSync(join(toolboxesFolder, path));
  if (!path.endsWith('.txt')) return content;
  return Buffer.from(`\uFEFF${content.toString('utf8').replaceAll('\n', '\r\n')}`);
}

/**
 * Packs a toolbox into a zip whose bytes depend on its sources and its release alone: files in the
 * order of their names, dated by the day of the release, the same rights, whatever the machine.
 */
export function packToolbox(release: PlannedRelease): Uint8Array {
  const root = release.file.replace(/\.zip$/, '');
  const own = [...filesBelow(release.folder)].map(
    (path) => [path.slice(release.folder.length + 1), path] as const,
  );
  const common = [...filesBelow(shared)].map((path) => [path, path] as const);
  const [year = 0, month = 0, day = 0] = release.date.split('-').map(Number);
  const options = {
    // Zip knows no time zones: the same day and hour on every machine's own clock.
    mtime: new Date(year, month - 1, day, 12),
    level: 9,
    os: 3,
    attrs: 0o100644 << 16,
  } as const;
  const files: Zippable = {};
  for (const [name, path] of [...own, ...common].sort(([a], [b]) => (a < b ? -1 : 1))) {
    files[`${root}/${name}`] = [contentOf(path), options];
  }
  return zipSync(files);
}
