import type { ThemeTokens } from './token-type.ts';

/** Overrides of a theme. Omitted values remain as in the base theme. */
export type ThemeChanges<Tokens> = {
  [Key in keyof Tokens]?: Tokens[Key] extends object ? ThemeChanges<Tokens[Key]> : Tokens[Key];
};

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function merge(base: unknown, changes: unknown, path: string): unknown {
  if (changes === undefined) return base;
  if (typeof base !== typeof changes) {
    throw new Error(
      `The value "${path.slice(0, -1)}" is of the type ${typeof base}, unlike ${changes}.`,
    );
  }
  if (!isTree(base) || !isTree(changes)) return changes;
  for (const key of Object.keys(changes)) {
    if (key in base) continue;
    const known = Object.keys(base).join(', ');
    throw new Error(`A theme has no value "${path}${key}". Beside it are ${known}.`);
  }
  const entries = Object.entries(base).map(([key, value]) => [
    key,
    merge(value, changes[key], `${path}${key}.`),
  ]);
  return Object.fromEntries(entries);
}

/**
 * Defines a theme by its differences from another one.
 * @param base theme to start from, such as `sheetLightTokens`.
 * @param changes overrides, including the `name`.
 * @throws Error if an override names a value that no theme has, or has another type than it.
 */
export function defineTheme(
  base: ThemeTokens,
  changes: ThemeChanges<ThemeTokens> & Pick<ThemeTokens, 'name'>,
): ThemeTokens {
  return merge(base, changes, '') as ThemeTokens;
}
