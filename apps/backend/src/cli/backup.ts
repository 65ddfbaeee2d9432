import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import type pg from 'pg';
import { checkNewBackup } from '../backup/backup-file.ts';
import { pruneBackups, removeDrafts, targetFile } from '../backup/backup-folder.ts';
import { writeBackup } from '../backup/dump.ts';
import { configOrExit } from '../config-or-exit.ts';
import { createCommandPool } from '../database/pool.ts';
import { describeError } from '../describe-error.ts';
import { parseCommand } from './parse-command.ts';

const usage = `Usage: backup [FOLDER | FILE.backup] [--verify] [--keep N]
  --verify   reads the file again to its end before anything older is removed
  --keep N   leaves the N newest backups of the folder, 1 to 9999`;

let failure = 'No backup was made';

function readArguments() {
  const { positionals, values } = parseCommand(usage, {
    allowPositionals: true,
    options: { keep: { type: 'string' }, verify: { type: 'boolean', default: false } },
  });
  const [path = '.', ...rest] = positionals;
  const { keep, verify } = values;
  const isCount = keep === undefined || /^[1-9]\d{0,3}$/.test(keep);
  if (!isCount || rest.length > 0 || (keep && path.endsWith('.backup'))) {
    throw new Error(usage);
  }
  return { path, verify, keep: keep === undefined ? null : Number(keep) };
}

async function backUp(pool: pg.Pool): Promise<void> {
  const { path, verify, keep } = readArguments();
  const file = targetFile(path);
  // Before it, as a full disk would end it too.
  for (const name of removeDrafts(dirname(file))) {
    console.log(`Removed ${name}, which a backup that was killed had left.`);
  }
  const broken = await writeBackup(pool, file);
  const checked = verify ? await checkNewBackup(file) : null;
  console.log(`The backup is in ${file} (${statSync(file).size} bytes).`);
  if (checked) {
    const { end } = checked;
    const rows = Object.values(end.rows).reduce((sum, count) => sum + count, 0);
    console.log(`It was read to its end: ${rows} rows, SHA-256 ${end.sha256}.`);
  }
  if (broken.length > 0) {
    console.error(`The credits in it do not add up: ${broken.join('; ')}`);
    process.exitCode = 1;
    // Older backups may be the sound ones.
    return;
  }
  failure = 'The backup is made, but an older one could not be removed';
  for (const name of keep === null ? [] : pruneBackups(dirname(file), keep)) {
    console.log(`Removed ${name}.`);
  }
}

const pool = createCommandPool(configOrExit());
try {
  await backUp(pool);
} catch (error) {
  console.error(`${failure}: ${describeError(error)}`);
  process.exitCode = 1;
} finally {
  await pool.end();
}
