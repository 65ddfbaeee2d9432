import type { Check, Files } from './files.ts';
import { anchorsOf } from './references.ts';

const table = 'docs/security/asvs-5.0.md';

/** Requirements of each level in ASVS 5.0.0. */
const counts: Readonly<Record<string, number>> = { '1': 70, '2': 183 };

/** What is wrong with a decision, such as `test: PATH › TITLE` or `doc: PATH#ANCHOR`; or `null`. */
function issueOf(decision: string, files: Files): string | null {
  const [, kind, target = ''] = /^(test|doc|n\/a|open): (.+)$/.exec(decision) ?? [];
  if (kind === undefined) return `"${decision}" is no decision: test, doc, n/a or open.`;
  if (kind === 'n/a' || kind === 'open') return null;
  const [path = '', part] = target.split(kind === 'test' ? ' › ' : '#');
  const text = files.text(path);
  if (text === null) return `${path} does not exist.`;
  if (kind === 'test') {
    return part && text.includes(part) ? null : `${path} has no test "${part ?? ''}".`;
  }
  const isThere = part === undefined || anchorsOf(text).includes(part);
  return isThere ? null : `${path} has no section "${part}".`;
}

export const securityTable: Check = {
  name: 'Every ASVS requirement is decided, by tests and documents that exist',
  run: (files) => {
    const pattern = /^\| (\d+\.\d+\.\d+) +\| ([12]) +\| [^|]+ \| (.+?) +\|$/gm;
    const rows = [...(files.text(table) ?? '').matchAll(pattern)];
    const numbers = rows.map(([, number = '']) => number);
    const issues = [
      ...numbers
        .filter((number, index) => numbers.indexOf(number) !== index)
        .map((number) => `${number} is decided twice.`),
      ...Object.entries(counts).flatMap(([level, wanted]) => {
        const seen = rows.filter((row) => row[2] === level).length;
        return seen === wanted ? [] : [`Level ${level} has ${seen} rows, not ${wanted}.`];
      }),
      ...rows.flatMap(([, number, , decisions = '']) =>
        decisions.split('<br>').flatMap((decision) => {
          const issue = issueOf(decision, files);
          return issue ? [`${number}: ${issue}`] : [];
        }),
      ),
    ];
    return issues.map((issue) => `${table}: ${issue}`);
  },
};
