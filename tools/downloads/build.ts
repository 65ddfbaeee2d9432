import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import {
  type DownloadsManifest,
  downloadsManifest,
  type ExtraFile,
  type ToolboxRelease,
} from '@consultancy/validation';
import { type Zippable, zipSync } from 'fflate';
import { filesBelow, inWorkspace } from '../lib/workspace.ts';

const toolboxesFolder = inWorkspace('toolboxes');

interface PackingPlan {
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
const leftOut =
  /^(\..*|__pycache__|.*\.pyc|.*\.md|hosts|unmetered|tests|fixtures|bench|__main__\.py)$/;

/** Paths of the files of a folder and of its subfolders. */
const filesIn = (folder: string): string[] =>
  filesBelow(`toolboxes/${folder}`, (path) => leftOut.test(basename(path))).map((path) =>
    path.slice('toolboxes/'.length),
  );

/** A file as it is packed: the user's text as the oldest Windows editors show it, with accents. */
function contentOf(name: string, path: string): Uint8Array {
  const content = readFileSync(join(toolboxesFolder, path));
  if (name !== 'LEAME.txt') return content;
  return Buffer.from(`\uFEFF${content.toString('utf8').replaceAll('\n', '\r\n')}`);
}

/**
 * Packs a toolbox into a zip whose bytes depend on its sources and its plan alone: files in the
 * order of their names, dated by the day of the release, the same rights, whatever the machine.
 */
export function packToolbox(plan: PackingPlan): Uint8Array {
  const { file, date, folder, deep = false, root = file.replace(/\.zip$/, '') } = plan;
  const { files = [], packages = [] } = plan;
  const own = filesIn(folder).map((path) => [path.slice(folder.length + 1), path] as const);
  const all = [
    ...own.filter(([name]) => deep || !name.includes('/')),
    ...files.map((path) => [basename(path), path] as const),
    ...packages.flatMap(filesIn).map((path) => [path, path] as const),
  ];
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  // ZIP has no time zones: the same day and hour on every machine's own clock.
  const mtime = new Date(year, month - 1, day, 12);
  const options = { mtime, level: 9, os: 3, attrs: 0o100644 << 16 } as const;
  const packed: Zippable = {};
  for (const [name, path] of all.sort(([a], [b]) => (a < b ? -1 : 1))) {
    packed[`${root}/${name}`] = [contentOf(name, path), options];
  }
  return zipSync(packed);
}

export const downloadsFolder = join(toolboxesFolder, 'dist');

/** What `releases.json` plans: the toolboxes (§2), and what is offered below them. */
interface Releases {
  readonly items: readonly (PackingPlan & Omit<ToolboxRelease, 'size' | 'sha256'>)[];
  readonly extras: readonly (PackingPlan & Omit<ExtraFile, 'size' | 'sha256'>)[];
}

/** Reads what is released; the manifest made from it is checked by its schema. */
export const readReleases = (): Releases =>
  JSON.parse(readFileSync(join(toolboxesFolder, 'releases.json'), 'utf8'));

/** Writes a file atomically, and only when its content differs. */
function write(path: string, content: Uint8Array): void {
  if (existsSync(path) && readFileSync(path).equals(content)) return;
  const fresh = `${path}.${process.pid}`;
  writeFileSync(fresh, content);
  renameSync(fresh, path);
}

export const filesOf = ({ items, extras = [] }: DownloadsManifest) => [...items, ...extras];

/**
 * Packs all toolboxes and the further files, with `manifest.json` and `SHA256SUMS` (§2; decisions
 * §3). The same sources give the same bytes. What is not released any more is removed.
 * @throws when `releases.json` does not fit the manifest's schema.
 */
export function buildDownloads(folder: string = downloadsFolder): DownloadsManifest {
  mkdirSync(folder, { recursive: true });
  const pack = <Plan extends PackingPlan>(plan: Plan) => {
    const zip = packToolbox(plan);
    write(join(folder, plan.file), zip);
    const sha256 = createHash('sha256').update(zip).digest('hex');
    return { ...plan, size: zip.length, sha256 };
  };
  const { items, extras } = readReleases();
  // What is no part of the manifest is left out by its schema.
  const manifest = downloadsManifest.parse({ items: items.map(pack), extras: extras.map(pack) });
  const files = filesOf(manifest);
  const sums = files.map(({ file, sha256 }) => `${sha256}  ${file}\n`).join('');
  write(join(folder, 'SHA256SUMS'), Buffer.from(sums));
  write(join(folder, 'manifest.json'), Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
  const current = ['manifest.json', 'SHA256SUMS', ...files.map(({ file }) => file)];
  for (const name of readdirSync(folder)) {
    if (!current.includes(name)) rmSync(join(folder, name), { force: true });
  }
  return manifest;
}
