import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Zippable, zipSync } from 'fflate';
import { inWorkspace } from '../lib/workspace.ts';

/** Where the toolboxes' sources are. */
export const toolboxesFolder = inWorkspace('toolboxes');

/** What is packed into a ZIP, and how. */
export interface PackingPlan {
  readonly file: string;
  /** Day of the release, YYYY-MM-DD. */
  readonly date: string;
  /** Folder whose files are packed at the root of the ZIP. */
  readonly folder: string;
  /** Whether the subfolders of `folder` are packed too. */
  readonly deep?: boolean;
  /** The ZIP's one folder at its root; its file name without the ending when absent. */
  readonly root?: string;
  /** Further files, from other folders, that are packed at the root. */
  readonly files?: readonly string[];
  /** Python packages that are packed as folders. */
  readonly packages?: readonly string[];
}

/** Hosts are packed at the root; running without metering is for tests and the operator. */
const leftOut = /^(\..*|__pycache__|.*\.pyc|.*\.md|hosts|tests|fixtures|bench|__main__\.py)$/;

/** The files of a folder, as [name in the ZIP, path in the sources]; subfolders with `deep`. */
function* filesOf(
  sources: string,
  folder: string,
  root: string,
  deep: boolean,
): Generator<readonly [string, string]> {
  for (const entry of readdirSync(join(sources, folder), { withFileTypes: true })) {
    if (leftOut.test(entry.name)) continue;
    const [name, path] = [`${root}${entry.name}`, `${folder}/${entry.name}`];
    if (!entry.isDirectory()) yield [name, join(sources, path)];
    else if (deep) yield* filesOf(sources, path, `${name}/`, deep);
  }
}

/** A file as it is packed: the user's text as the oldest Windows editors show it, with accents. */
function contentOf(name: string, path: string): Uint8Array {
  const content = readFileSync(path);
  if (name !== 'LEAME.txt') return content;
  return Buffer.from(`\uFEFF${content.toString('utf8').replaceAll('\n', '\r\n')}`);
}

/**
 * Packs a toolbox into a zip whose bytes depend on its sources and its plan alone: files in the
 * order of their names, dated by the day of the release, the same rights, whatever the machine.
 * @param sources folder of all toolboxes.
 */
export function packToolbox(plan: PackingPlan, sources = toolboxesFolder): Uint8Array {
  const root = plan.root ?? plan.file.replace(/\.zip$/, '');
  const all = [
    ...filesOf(sources, plan.folder, '', plan.deep ?? false),
    ...(plan.files ?? []).map((path) => [basename(path), join(sources, path)] as const),
    ...(plan.packages ?? []).flatMap((name) => [...filesOf(sources, name, `${name}/`, true)]),
  ];
  const [year = 0, month = 0, day = 0] = plan.date.split('-').map(Number);
  // ZIP has no time zones: the same day and hour on every machine's own clock.
  const mtime = new Date(year, month - 1, day, 12);
  const options = { mtime, level: 9, os: 3, attrs: 0o100644 << 16 } as const;
  const files: Zippable = {};
  for (const [name, path] of all.sort(([a], [b]) => (a < b ? -1 : 1))) {
    files[`${root}/${name}`] = [contentOf(name, path), options];
  }
  return zipSync(files);
}
