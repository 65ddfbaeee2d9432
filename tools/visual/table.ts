import type { MutationResult } from './mutation-results.ts';
import type { TableRow } from './mutations.ts';

/** Number of screenshots that detected a mutation, and of all. */
interface Count {
  readonly detected: number;
  readonly captured: number;
}

type Rule = 'recorded' | 'foreign';

function countDetected(row: TableRow, results: readonly MutationResult[], rule: Rule): Count {
  const own = results.filter(({ mutation }) => mutation === row.name);
  return { detected: own.filter((result) => result[rule]).length, captured: own.length };
}

/** What a row must show by a rule: that it is seen, that it is not, or nothing. */
function expectation({ kind }: TableRow, rule: Rule): boolean | null {
  if (kind === 'control') return false;
  return kind === 'structure' || rule === 'recorded' ? true : null;
}

function cell(row: TableRow, results: readonly MutationResult[], rule: Rule) {
  const { detected, captured } = countDetected(row, results, rule);
  const expected = expectation(row, rule);
  const isHole = captured === 0 || (expected !== null && expected !== detected > 0);
  const text = `${detected > 0 ? 'seen' : 'not'} ${detected}/${captured}`;
  return { text: isHole ? `${text} HOLE` : text, isHole };
}

/**
 * The table of mutations.
 * @param rules the comparison rules that the results are of.
 * @returns its lines, and how many of its cells are not as they must be.
 */
export function mutationTable(
  rows: readonly TableRow[],
  results: readonly MutationResult[],
  rules: readonly Rule[] = ['recorded', 'foreign'],
): { readonly lines: string[]; readonly holes: number } {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const cells = rows.map((row) => rules.map((rule) => cell(row, results, rule)));
  const lines = rows.map((row, index) => {
    const texts = cells[index]?.map(({ text }, at) => `${rules[at]}: ${text}`.padEnd(26)) ?? [];
    return `${row.name.padEnd(width)}  ${texts.join(' ').trimEnd()}`;
  });
  return { lines, holes: cells.flat().filter(({ isHole }) => isHole).length };
}
