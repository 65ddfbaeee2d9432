// `pnpm release [folder]`: one tarball that a server starts from, and its checksum.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { CliError, runMain } from '../lib/cli-error.ts';
import { withTempFolder } from '../lib/temp-folder.ts';
import { inWorkspace } from '../lib/workspace.ts';
import { ensureBuilt } from '../start/build.ts';
import { requireCommand } from '../test/run-command.ts';
import { assembleRelease, readVersion } from './assemble.ts';

/** Size that a release may have at most, in MiB (docs/operations/deploy.md). */
const MAX_MIB = 150;
const MIB = 1024 * 1024;

/** Packs a folder. Names are sorted and dates fixed: the same sources give the same bytes. */
const pack = (folder: string, tarball: string) =>
  requireCommand('The release cannot be packed.', 'tar', [
    ...['--create', '--gzip', `--file=${tarball}`, '--sort=name', '--mtime=2026-01-01 00:00:00Z'],
    ...['--owner=0', '--group=0', '--numeric-owner'],
    ...[`--directory=${dirname(folder)}`, basename(folder)],
  ]);

await runMain(async () => {
  const target = resolve(process.argv[2] ?? inWorkspace('.cache', 'release'));
  const name = `gdb-audit-portal-${readVersion()}-${process.platform}-${process.arch}`;
  await ensureBuilt('backend');
  await ensureBuilt('portal');
  await withTempFolder('release', async (temporary) => {
    const folder = join(temporary, name);
    await assembleRelease(folder);
    mkdirSync(target, { recursive: true });
    const tarball = join(target, `${name}.tar.gz`);
    await pack(folder, tarball);
    const size = statSync(tarball).size / MIB;
    if (size > MAX_MIB) {
      throw new CliError(`${tarball} has ${size.toFixed(1)} MiB, more than ${MAX_MIB}.`);
    }
    const sha256 = createHash('sha256').update(readFileSync(tarball)).digest('hex');
    writeFileSync(`${tarball}.sha256`, `${sha256}  ${name}.tar.gz\n`);
    console.log(`${tarball}\n${size.toFixed(1)} MiB, SHA-256 ${sha256}`);
  });
});
