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
import { type DownloadsManifest, downloadsManifest } from '@consultancy/validation';
import { packToolbox } from './pack.ts';
import { type PackingPlan, readReleases, toolboxesFolder } from './releases.ts';

/** Folder of the setting DOWNLOADS_DIR. */
export const downloadsFolder = join(toolboxesFolder, 'dist');

/** Writes a file atomically, and only when its content differs. */
function write(path: string, content: Uint8Array): void {
  if (existsSync(path) && readFileSync(path).equals(content)) return;
  const fresh = `${path}.${process.pid}`;
  writeFileSync(fresh, content);
  renameSync(fresh, path);
}

/** Every file that a manifest names. */
export const filesOf = ({ items, extras = [] }: DownloadsManifest) => [...items, ...extras];

/**
 * Packs all toolboxes and the further files, with `manifest.json` and `SHA256SUMS` (§2; decisions
 * §3). The same sources give the same bytes.
 * @param folder where to; what is not released any more is removed from it.
 * @returns the manifest.
 * @throws when `releases.json` does not fit the manifest's schema.
 */
export function buildDownloads(folder: string = downloadsFolder): DownloadsManifest {
  mkdirSync(folder, { recursive: true });
  const planned = readReleases();
  const pack = <Plan extends PackingPlan>(plan: Plan) => {
    const { folder: _, deep: __, root: ___, files: ____, packages: _____, ...release } = plan;
    const zip = packToolbox(plan);
    write(join(folder, plan.file), zip);
    const sha256 = createHash('sha256').update(zip).digest('hex');
    return { ...release, size: zip.length, sha256 };
  };
  const manifest = downloadsManifest.parse({
    items: planned.items.map(pack),
    extras: planned.extras.map(pack),
  });
  const files = filesOf(manifest);
  const sums = files.map(({ file, sha256 }) => `${sha256}  ${file}\n`).join('');
  write(join(folder, 'SHA256SUMS'), Buffer.from(sums));
  write(join(folder, 'manifest.json'), Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
  const current = new Set(['manifest.json', 'SHA256SUMS', ...files.map(({ file }) => file)]);
  for (const name of readdirSync(folder)) {
    if (!current.has(name)) rmSync(join(folder, name), { force: true });
  }
  return manifest;
}
