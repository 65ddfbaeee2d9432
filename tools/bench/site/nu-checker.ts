import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '../../lib/cli-error.ts';
import { findOnPath } from '../../lib/programs.ts';
import { withTempFolder } from '../../lib/temp-folder.ts';
import { inWorkspace } from '../../lib/workspace.ts';

const PACKAGE = 'vnu-jar@26.9.27';

/**
 * What the checker does not know yet or judges differently: container queries in styles, and
 * explicit roles on tables whose rows become cards, without which Safari does not expose them as
 * tables (packages/ui, table-roles.ts). The roles equal the elements' implicit ones.
 */
const known = [
  /^CSS: (Unrecognized at-rule “@container”|“container[\w-]*”: Property)/,
  /^The “role” attribute must not be used on a “t[dhr]” element which has a “table” ancestor/,
];

/** The checker, downloaded once; null without Java. */
function findChecker(): string | null {
  if (!findOnPath('java')) return null;
  const folder = inWorkspace('.cache', 'bench', 'nu');
  const jar = join(folder, 'package', 'build', 'dist', 'vnu.jar');
  if (existsSync(jar)) return jar;
  mkdirSync(folder, { recursive: true });
  const options = { cwd: folder, encoding: 'utf8' as const };
  const packed = spawnSync('npm', ['pack', '--silent', PACKAGE], options);
  spawnSync('tar', ['xzf', packed.stdout.trim()], options);
  if (existsSync(jar)) return jar;
  throw new CliError(`${PACKAGE} cannot be downloaded.`, packed.stderr.split('\n'));
}

/** Errors of the Nu HTML checker in documents, known ones apart; null without Java. */
export async function findNuErrors(documents: readonly string[]) {
  const jar = findChecker();
  if (!jar) return null;
  return withTempFolder('documents', async (folder) => {
    const files = documents.map((html, index) => {
      const file = join(folder, `${index}.html`);
      writeFileSync(file, html);
      return file;
    });
    const args = ['-jar', jar, '--errors-only', '--format', 'json', ...files];
    const run = spawnSync('java', args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
    const parsed: { messages: { message: string }[] } = JSON.parse(run.stderr);
    const messages = parsed.messages.map(({ message }) => message);
    const isKnown = (message: string) => known.some((pattern) => pattern.test(message));
    return { errors: messages.filter((one) => !isKnown(one)), known: messages.filter(isKnown) };
  });
}
