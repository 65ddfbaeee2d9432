import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type DownloadsManifest, downloadsManifest } from '@consultancy/validation';

/** A file of the downloads folder, as it is served. */
export interface ServedFile {
  name: string;
  type: string;
  /** SHA-256 of its content: the same on every server. */
  digest: string;
  /** Saved by the browser, not shown. */
  attachment: boolean;
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Reads the manifest. @throws an error that describes the issue of the folder. */
async function readManifest(root: string): Promise<DownloadsManifest> {
  try {
    const text = await readFile(join(root, 'manifest.json'), 'utf8');
    return downloadsManifest.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(`DOWNLOADS_DIR ${root} has no manifest.json that can be read`, { cause });
  }
}

/**
 * Reads a downloads folder once, at the start: its manifest, and that every file is the one which
 * the manifest describes.
 * @returns the manifest, and the only files that are served.
 * @throws when a file is missing or does not match its checksum.
 */
export async function readReleases(
  root: string,
): Promise<{ manifest: DownloadsManifest; files: ReadonlyMap<string, ServedFile> }> {
  const manifest = await readManifest(root);
  const files: ServedFile[] = [];
  for (const { file, sha256 } of [...manifest.items, ...(manifest.extras ?? [])]) {
    const digest = await digestOf(join(root, file));
    if (digest !== sha256) {
      throw new Error(`DOWNLOADS_DIR ${root}: ${file} is not the file that its manifest describes`);
    }
    files.push({ name: file, type: 'application/zip', digest, attachment: true });
  }
  for (const [name, type] of [
    ['manifest.json', 'application/json; charset=utf-8'],
    ['SHA256SUMS', 'text/plain; charset=utf-8'],
  ] as const) {
    const digest = await digestOf(join(root, name));
    files.push({ name, type, digest, attachment: false });
  }
  return { manifest, files: new Map(files.map((file) => [file.name, file])) };
}
