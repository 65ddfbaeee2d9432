import { contrast } from './contrast.ts';
import { type Oklch, toHex } from './oklch.ts';
import type { FamilyTokens } from './token-type.ts';

/** Backgrounds of the colors of a role. */
export interface Ground {
  colorScheme: 'light' | 'dark';
  /** Colors of canvas, surface, raised and sunken, as `#rrggbb`. */
  sheets: readonly string[];
  /** Background of neutral areas, as `#rrggbb`. Labels of any role may be on it. */
  tint: string;
}

/** Minimum contrast of WCAG 2.2 AA: of text, and of icons and edges of controls. */
const TEXT = 4.5;
const MARK = 3;

const STEP = 0.01;

/** Minimum contrast of a color, and its backgrounds. */
type Requirement = readonly [min: typeof TEXT | typeof MARK, backgrounds: readonly string[]];

const meets = (hex: string, requirements: readonly Requirement[]) =>
  requirements.every(([min, grounds]) => grounds.every((each) => contrast(hex, each) >= min));

/**
 * Returns the nearest color with sufficient contrast, by decreasing the lightness on light
 * backgrounds and increasing it on dark ones. The limits are black and white, which contrast with
 * any light or dark background.
 */
export function readable(
  color: Oklch,
  colorScheme: Ground['colorScheme'],
  requirements: readonly Requirement[],
): Oklch {
  const end = colorScheme === 'light' ? 0 : 1;
  const distance = Math.abs(end - color.lightness);
  for (let moved = 0; moved < distance; moved += STEP) {
    const lightness = color.lightness + (end === 0 ? -moved : moved);
    const candidate = { ...color, lightness };
    if (meets(toHex(candidate), requirements)) return candidate;
  }
  return { lightness: end, chroma: 0, hue: 0 };
}

const within = (min: number, value: number, max: number) => Math.min(Math.max(value, min), max);

/** Initial lightness and chroma of each color of a role, before contrast adjusts them. */
const starts = {
  light: {
    onSolid: { lightness: 1, chroma: 0 },
    soft: { lightness: 0.94, chroma: 0.03 },
    solid: (base: number) => base,
    // An almost black color becomes lighter on hover, because it cannot become darker.
    hover: (solid: number) => (solid < 0.25 ? Math.max(solid + 0.1, 0.3) : solid - 0.08),
    text: (solid: number) => Math.min(solid, 0.44),
    line: 0.6,
  },
  dark: {
    onSolid: { lightness: 0.17, chroma: 0.03 },
    soft: { lightness: 0.3, chroma: 0.05 },
    // As far from the dark background as the base color is from the light one.
    solid: (base: number) => within(0.66, Math.max(base, 1.2 - base), 0.92),
    hover: (solid: number) => Math.min(solid + 0.08, 0.98),
    text: (solid: number) => Math.max(solid, 0.8),
    line: 0.65,
  },
} as const;

/**
 * Derives the six colors of a role from its base color, with the contrast of WCAG 2.2 AA for any
 * base color. In light themes `solid` is the base color itself if white text on it has sufficient
 * contrast.
 */
export function deriveFamily(base: Oklch, { colorScheme, sheets, tint }: Ground): FamilyTokens {
  const start = starts[colorScheme];
  const at = (lightness: number, max = base.chroma): Oklch => ({
    lightness,
    chroma: Math.min(base.chroma, max),
    hue: base.hue,
  });
  const onSolid = toHex(at(start.onSolid.lightness, start.onSolid.chroma));
  const soft = toHex(at(start.soft.lightness, start.soft.chroma));
  const lettering: Requirement = [TEXT, [...sheets, soft, tint]];
  const onFill: Requirement = [TEXT, [onSolid]];
  const find = (lightness: number, ...requirements: Requirement[]) =>
    readable(at(lightness), colorScheme, requirements);
  const solid = find(start.solid(base.lightness), [MARK, sheets], onFill);
  return {
    text: toHex(find(start.text(solid.lightness), lettering)),
    solid: toHex(solid),
    solidHover: toHex(find(start.hover(solid.lightness), onFill)),
    onSolid,
    soft,
    line: toHex(find(start.line, [MARK, [...sheets, soft]])),
  };
}
