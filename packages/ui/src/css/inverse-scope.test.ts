import { describe, expect, it } from 'vitest';
import { colorPairs } from '../themes/color-pairs.ts';
import { contrast } from '../themes/contrast.ts';
import { defineBrand } from '../themes/define-brand.ts';
import { type ResolvedTheme, resolveTheme } from '../themes/resolve-theme.ts';
import { sheetDark } from '../themes/sheet-dark/tokens.ts';
import { sheetLight } from '../themes/sheet-light/tokens.ts';
import type { ThemeTokens } from '../themes/token-type.ts';
import { vars } from '../themes/vars.css.ts';
import { wireframe } from '../themes/wireframe/tokens.ts';
import { inverseScope } from './inverse-scope.ts';

interface Tree {
  readonly [name: string]: string | Tree;
}

/** Calls `visit` with the CSS variable of each color and the color. */
function walk(names: Tree, colors: Tree, visit: (variable: string, color: string) => string): Tree {
  return Object.fromEntries(
    Object.entries(names).map(([key, name]) => {
      const color = colors[key];
      if (typeof name === 'string' && typeof color === 'string') return [key, visit(name, color)];
      if (typeof name === 'object' && typeof color === 'object')
        return [key, walk(name, color, visit)];
      throw new Error(`${key} is not in both`);
    }),
  );
}

/** The colors that components have in an `inverse` band. */
function inverted(tokens: ThemeTokens): ResolvedTheme {
  const theme = resolveTheme(tokens);
  const colors = new Map<string, string>();
  walk(vars.color, theme.color, (variable, color) => {
    colors.set(variable, color);
    return color;
  });
  const color = walk(vars.color, theme.color, (variable, own) => {
    const other = inverseScope[variable];
    return other === undefined ? own : (colors.get(other) ?? other);
  });
  return { ...theme, color: color as ResolvedTheme['color'] };
}

const brand = defineBrand({ name: 'brand', color: '#c2410c' });
const themes = [sheetLight, sheetDark, wireframe, brand.light, brand.dark];

describe.each(themes)('on the inverse background of $name', (theme) => {
  // Charts do not belong there, and lines of tones accent what has a text.
  const pairs = colorPairs(inverted(theme)).filter(({ name }) => !/ (?:fill|line) on /.test(name));

  it.each(pairs)('$name reaches $min : 1', ({ foreground, background, min }) => {
    expect(contrast(foreground, background)).toBeGreaterThanOrEqual(min);
  });
});
