import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeBackup } from '../backup/dump.ts';
import { createCommandPool } from '../database/pool.ts';
import { configOrExit, describeIssue } from '../start-up.ts';

/** Where the backup goes: the file named, or one named by the instant in the folder named. */
function targetFile(): string {
  const { positionals } = parseArgs({ allowPositionals: true });
  const path = resolve(positionals[0] ?? '.');
  const name = `portal-${new Date().toISOString().replace(/[:.]/g, '-')}.backup`;
  const file = existsSync(path) && statSync(path).isDirectory() ? join(path, name) : path;
  if (existsSync(file)) {
    throw new Error(`${file} is there already; a backup overwrites nothing`);
  }
  return file;
}

const pool = createCommandPool(configOrExit().DATABASE_URL);
try {
  const file = targetFile();
  const broken = await writeBackup(pool, file);
  console.log(`The backup is in ${file} (${statSync(file).size} bytes).`);
  if (broken.length > 0) {
    console.error(`The credits in it do not add up: ${broken.join('; ')}`);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(`No backup was made: ${describeIssue(error)}`);
  process.exitCode = 1;
} finally {
  await pool.end();
}
