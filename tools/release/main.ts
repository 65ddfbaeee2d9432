// `pnpm release [folder]`: one tarball that a server starts from, and its checksum.
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { inWorkspace } from '../lib/workspace.ts';
import { ensureBuilt } from '../start/build.ts';
import { assembleRelease, readVersion, run } from './assemble.ts';

/** Size that a release may have at most, in MiB (docs/operations/deploy.md). */
const MAX_MIB = 150;
const MIB = 1024 * 1024;

/**
 * Packs the folder. Names are sorted and dates fixed, so that the same sources give the same bytes.
 */
function pack(folder: string, tarball: string): void {
  run('tar', [
    '--create',
    '--gzip',
    `--file=${tarball}`,
    '--sort=name',
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mtime=2026-01-01 00:00:00Z',
    `--directory=${join(folder, '..')}`,
    basename(folder),
  ]);
}

async function main(): Promise<void> {
  const target = resolve(process.argv[2] ?? inWorkspace('.cache', 'release'));
  const name = `gdb-audit-portal-${readVersion()}-${process.platform}-${process.arch}`;
  await ensureBuilt('backend');
  await ensureBuilt('portal');
  const temporary = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    const folder = join(temporary, name);
    assembleRelease(folder);
    mkdirSync(target, { recursive: true });
    const tarball = join(target, `${name}.tar.gz`);
    pack(folder, tarball);
    const size = statSync(tarball).size / MIB;
    if (size > MAX_MIB) {
      throw new Error(`${tarball} has ${size.toFixed(1)} MiB, more than ${MAX_MIB}.`);
    }
    const sha256 = createHash('sha256').update(readFileSync(tarball)).digest('hex');
    writeFileSync(`${tarball}.sha256`, `${sha256}  ${name}.tar.gz\n`);
    console.log(`${tarball}\n${size.toFixed(1)} MiB, SHA-256 ${sha256}`);
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

await main();
