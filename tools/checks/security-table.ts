import { existsSync, readFileSync } from 'node:fs';
import { inWorkspace } from '../lib/workspace.ts';
import type { Check } from './check.ts';
import { anchorOf } from './references.ts';

const documentPath = 'docs/security/asvs-5.0.md';

/** Requirements of each level in ASVS 5.0.0. */
const counts: Readonly<Record<string, number>> = { '1': 70, '2': 183 };

/** Text of a file of the repository; null when there is none. */
type Read = (path: string) => string | null;

function testIssue(reference: string, read: Read): string | null {
  const [path = '', name = ''] = reference.split(' › ');
  const source = read(path);
  if (source === null) return `${path} does not exist.`;
  return name !== '' && source.includes(name) ? null : `${path} has no test "${name}".`;
}

function documentIssue(reference: string, read: Read): string | null {
  const [path = '', anchor] = reference.split('#');
  const text = read(path);
  if (text === null) return `${path} does not exist.`;
  const anchors = [...text.matchAll(/^#+ (.+)$/gm)].map((match) => anchorOf(match[1] ?? ''));
  const found = anchor === undefined || anchors.includes(anchor);
  return found ? null : `${path} has no section "${anchor}".`;
}

function decisionIssue(decision: string, read: Read): string | null {
  const [, kind = '', target = ''] = /^(test|doc|n\/a|open): (.+)$/.exec(decision) ?? [];
  if (kind === 'test') return testIssue(target, read);
  if (kind === 'doc') return documentIssue(target, read);
  return kind === '' ? `"${decision}" is no decision: test, doc, n/a or open.` : null;
}

/** Issues of the table of requirements: numbers, decisions, and the tests and documents they cite. */
export function findTableIssues(document: string, read: Read): string[] {
  const rows = [...document.matchAll(/^\| (\d+\.\d+\.\d+) +\| ([12]) +\| [^|]+ \| (.+?) +\|$/gm)];
  const numbers = rows.map((row) => row[1] ?? '');
  const again = numbers.filter((number, index) => numbers.indexOf(number) !== index);
  const missing = Object.entries(counts)
    .map(([level, wanted]) => ({ level, wanted, seen: rows.filter((row) => row[2] === level) }))
    .filter(({ wanted, seen }) => seen.length !== wanted)
    .map(({ level, wanted, seen }) => `Level ${level} has ${seen.length} rows, not ${wanted}.`);
  const issues = rows.flatMap(([, number, , decisions = '']) =>
    decisions
      .split('<br>')
      .map((decision) => decisionIssue(decision, read))
      .filter((issue) => issue !== null)
      .map((issue) => `${number}: ${issue}`),
  );
  return [...again.map((number) => `${number} is decided twice.`), ...missing, ...issues];
}

export const securityTable: Check = {
  name: 'Every ASVS requirement is decided, by tests and documents that exist',
  run: () => {
    const read: Read = (path) =>
      existsSync(inWorkspace(path)) ? readFileSync(inWorkspace(path), 'utf8') : null;
    return findTableIssues(read(documentPath) ?? '', read).map((one) => `${documentPath}: ${one}`);
  },
};
