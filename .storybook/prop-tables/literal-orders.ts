import { readFileSync } from 'node:fs';
import type { Project } from 'typescript/unstable/sync';

/** Literals of one line, as `export const sizes = ['sm', 'md'] as const` has them. */
const constArray = /=\s*\[([^\]]*)\]\s*as const/g;
const literal = /'([^']*)'|(\d+)/g;

/** The key of a set of values, whatever their order. */
export const keyOfValues = (values: readonly (string | number)[]): string =>
  values.map(String).sort().join('\n');

/**
 * The order in which `as const` arrays of a project have their values, by the set of values: types
 * have none.
 */
export function literalOrders({ rootFiles }: Project): Map<string, readonly string[]> {
  const arrays = rootFiles
    .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|test)\./.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(constArray)])
    .map(([, members = '']) =>
      [...members.matchAll(literal)].map(([, text, digits]) => text ?? digits ?? ''),
    );
  return new Map(arrays.map((values) => [keyOfValues(values), values]));
}
