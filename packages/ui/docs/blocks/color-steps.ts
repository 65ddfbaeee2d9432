import { contrast } from '../../src/themes/contrast.ts';
import type { ResolvedTheme } from '../../src/themes/resolve-theme.ts';
import { variableName } from '../../src/themes/variable-name.ts';

type Color = ResolvedTheme['color'];

/** Colors by name, in nested groups. */
type Colors = { readonly [name: string]: string | Colors };

/** A color step of a group, in one theme. */
export interface ColorStep {
  /** Path below `vars`, as in code. */
  readonly path: string;
  /** CSS variable, with its leading dashes. */
  readonly variable: string;
  readonly value: string;
  /**
   * Contrast ratio, and the name of the color it is measured against; null if the color is
   * translucent.
   */
  readonly contrast: { readonly on: string; readonly ratio: number } | null;
}

/** A group of color steps: `background`, or `tone.primary`. */
export interface ColorGroup {
  readonly name: string;
  readonly steps: readonly ColorStep[];
}

const isOpaque = (value: string) => /^#[\da-f]{6}$/.test(value);

/** The color that a step is compared with, and its name. */
type Other = readonly [on: string, value: string | undefined];

/**
 * Returns the color that a step is compared with: text with its background, a background with its
 * text, and everything else with the canvas.
 */
function otherOf(path: readonly string[], siblings: Colors, color: Color): Other {
  const name = path.at(-1) ?? '';
  const text = (step: string) => {
    const value = siblings[step];
    return typeof value === 'string' ? value : undefined;
  };
  const isInverse = /inverse/i.test(path.join('.'));
  if (path[0] === 'background') {
    return ['with its text', isInverse ? color.text.inverse : color.text.regular];
  }
  if (path[0] === 'tone' && name === 'soft') return ['with its text', text('text')];
  if (name === 'onSolid') return ['on solid', text('solid')];
  return isInverse
    ? ['on inverse', color.background.inverse]
    : ['on canvas', color.background.canvas];
}

function stepOf(path: readonly string[], value: string, siblings: Colors, color: Color): ColorStep {
  const [on, other] = otherOf(path, siblings, color);
  const isMeasured = other !== undefined && isOpaque(value) && isOpaque(other);
  return {
    path: ['color', ...path].join('.'),
    variable: `--${variableName(['color', ...path])}`,
    value,
    contrast: isMeasured ? { on, ratio: contrast(value, other) } : null,
  };
}

function groupsIn(colors: Colors, path: readonly string[], color: Color): ColorGroup[] {
  const entries = Object.entries(colors);
  const steps = entries.flatMap(([name, value]) =>
    typeof value === 'string' ? [stepOf([...path, name], value, colors, color)] : [],
  );
  const groups = entries.flatMap(([name, value]) =>
    typeof value === 'string' ? [] : groupsIn(value, [...path, name], color),
  );
  return steps.length > 0 ? [{ name: path.join('.'), steps }, ...groups] : groups;
}

/** Returns all colors of a theme with their contrast, by group. */
export const colorGroups = (color: Color): ColorGroup[] => groupsIn(color, [], color);
