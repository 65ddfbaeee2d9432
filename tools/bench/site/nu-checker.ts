import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Fault } from '../../lib/fault.ts';
import { onPath } from '../../lib/programs.ts';
import { inWorkspace } from '../../lib/workspace.ts';

const PACKAGE = 'vnu-jar@26.9.27';

/**
 * What the checker does not know yet or judges otherwise than this site: container queries in
 * styles, and roles written out on tables whose rows become cards, without which Safari takes them
 * for no tables (packages/ui, table-roles.ts). The roles are those that the elements have anyway.
 */
const known = [
  /^CSS: (Unrecognized at-rule “@container”|“container[\w-]*”: Property)/,
  /^The “role” attribute must not be used on a “t[dhr]” element which has a “table” ancestor/,
];

/** The checker, fetched once; null where there is no Java. */
function checkerFile(): string | null {
  if (!onPath('java')) return null;
  const folder = inWorkspace('.cache', 'bench', 'nu');
  const jar = join(folder, 'package', 'build', 'dist', 'vnu.jar');
  if (existsSync(jar)) return jar;
  mkdirSync(folder, { recursive: true });
  const options = { cwd: folder, encoding: 'utf8' as const };
  const packed = spawnSync('npm', ['pack', '--silent', PACKAGE], options);
  spawnSync('tar', ['xzf', packed.stdout.trim()], options);
  if (!existsSync(jar)) throw new Fault(`${PACKAGE} cannot be had.`, packed.stderr.split('\n'));
  return jar;
}

interface Message {
  readonly type: string;
  readonly message: string;
  readonly url: string;
}

/**
 * Has the Nu HTML checker read documents.
 * @param documents by their paths.
 * @returns its errors, known ones apart; null where there is no Java to run it.
 */
export function nuErrors(documents: ReadonlyMap<string, string>) {
  const jar = checkerFile();
  if (!jar) return null;
  const folder = mkdtempSync(join(tmpdir(), 'portal-documents-'));
  try {
    const files = [...documents.values()].map((html, index) => {
      const file = join(folder, `${index}.html`);
      writeFileSync(file, html);
      return file;
    });
    const options = ['-jar', jar, '--errors-only', '--format', 'json'];
    const run = spawnSync('java', [...options, ...files], { encoding: 'utf8', maxBuffer: 2 ** 26 });
    const { messages }: { messages: Message[] } = JSON.parse(run.stderr);
    const isKnown = ({ message }: Message) => known.some((pattern) => pattern.test(message));
    return {
      errors: messages.filter((message) => !isKnown(message)).map(({ message }) => message),
      known: messages.filter(isKnown).length,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
