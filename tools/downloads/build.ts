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
import { join } from 'node:path';
import {
  type DownloadsManifest,
  downloadsManifest,
  type ExtraFile,
  type ToolboxRelease,
} from '@consultancy/validation';
import { type PackingPlan, packToolbox, toolboxesFolder } from './pack.ts';

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
    const { folder: _, deep: __, root: ___, files: ____, packages: _____, ...release } = plan;
    const zip = packToolbox(plan);
    write(join(folder, plan.file), zip);
    const sha256 = createHash('sha256').update(zip).digest('hex');
    return { ...release, size: zip.length, sha256 };
  };
  const { items, extras } = readReleases();
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
