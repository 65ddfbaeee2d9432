import { basename } from 'node:path';
import type { Check } from './check.ts';
import { readSources, type SourceFile } from './source-files.ts';

const indexPath = 'docs/adr/README.md';

/** A record's row in the index, without the padding of the table. */
function rowOf({ path, text }: SourceFile): string {
  const number = basename(path).slice(0, 3);
  const title = /^# \d{3}\. (.+)$/m.exec(text)?.[1] ?? '';
  const status = /^- Status: (.+)$/m.exec(text)?.[1] ?? '';
  return `| [${number}](${basename(path)}) | ${title} | ${status} |`;
}

/** Compares the index of decision records with the records: number, title and status. */
export function findIndexIssues(records: readonly SourceFile[], index: string): string[] {
  const listed = index
    .split('\n')
    .filter((line) => /^\| \[\d{3}\]/.test(line))
    .map((line) => line.replace(/ +\|/g, ' |').replace(/\| +/g, '| '));
  const rows = records.map(rowOf);
  return [
    ...rows.filter((row) => !listed.includes(row)).map((row) => `${indexPath} lacks: ${row}`),
    ...listed
      .filter((row) => !rows.includes(row))
      .map((row) => `${indexPath} is out of date: ${row}`),
  ];
}

export const decisionIndex: Check = {
  name: 'The index lists each decision record with its title and status',
  run: () => {
    const files = readSources(['docs/adr'], /\.md$/);
    const records = files.filter(({ path }) => /\/(?!000)\d{3}-/.test(path));
    return findIndexIssues(records, files.find(({ path }) => path === indexPath)?.text ?? '');
  },
};
