import { deriveFamily, type Ground, readable } from './derive-family.ts';
import { type Oklch, toHex, toOklch } from './oklch.ts';
import type { Role } from './roles.ts';
import type { ColorTokens } from './token-type.ts';

/** Base color of each role, in any CSS notation. */
export type BaseColors = Readonly<Record<Exclude<Role, 'neutral'>, string>>;

/**
 * Chroma of a brand color from which surfaces and rules have their full, still almost gray, chroma.
 */
const COLORFUL = 0.1;

/** Lightness and chroma of each neutral color, for a brand color of full chroma. */
const neutrals = {
  light: {
    ink: [0.24, 0.03],
    canvas: [0.97, 0.006],
    surface: [0.993, 0.002],
    raised: [1, 0],
    sunken: [0.944, 0.008],
    inverse: [0.24, 0.03],
    overlay: [0.19, 0.02],
    tint: [0.935, 0.01],
    muted: [0.45, 0.026],
    rule: [0.84, 0.015],
    ruleSoft: [0.91, 0.01],
    ruleInverse: [0.41, 0.034],
  },
  dark: {
    ink: [0.93, 0.012],
    canvas: [0.198, 0.016],
    surface: [0.231, 0.018],
    raised: [0.263, 0.021],
    sunken: [0.174, 0.012],
    inverse: [0.168, 0.012],
    overlay: [0.11, 0.008],
    tint: [0.3, 0.022],
    muted: [0.76, 0.022],
    rule: [0.376, 0.028],
    ruleSoft: [0.313, 0.024],
    ruleInverse: [0.357, 0.028],
  },
} as const;

/** Lightness of text on the inverse background, which is dark in both color schemes. */
const INVERSE_TEXT = 0.96;
const INVERSE_MUTED = 0.8;

/** Opacity of the backdrop of a dialog. */
const OVERLAY = { light: 0.56, dark: 0.72 } as const;

/** Formats a color as `rgb(r g b / a)`. @param hex `#rrggbb`. */
export function translucent(hex: string, alpha: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${channels.join(' ')} / ${alpha})`;
}

/** Returns the almost gray colors of a brand, by their names in `neutrals`. */
function paper(brand: Oklch, colorScheme: Ground['colorScheme']) {
  const share = Math.min(brand.chroma / COLORFUL, 1);
  const values = neutrals[colorScheme];
  const gray = ([lightness, maxChroma]: readonly [number, number]): Oklch => ({
    lightness,
    chroma: maxChroma * share,
    hue: brand.hue,
  });
  const at = (name: keyof typeof values) => toHex(gray(values[name]));
  const sheets = {
    canvas: at('canvas'),
    surface: at('surface'),
    raised: at('raised'),
    sunken: at('sunken'),
  };
  const ground: Ground = { colorScheme, sheets: Object.values(sheets), tint: at('tint') };
  return {
    at,
    gray,
    sheets,
    ground,
    neutral: { ...deriveFamily(gray(values.ink), ground), soft: ground.tint },
    muted: toHex(
      readable(gray(values.muted), colorScheme, [[4.5, [...ground.sheets, ground.tint]]]),
    ),
  };
}

/**
 * Derives every color of a theme from the base colors of its roles. Each pair that a component
 * combines meets the contrast of WCAG 2.2 AA for any base color.
 * @throws TypeError if a color cannot be parsed; Error if it is translucent.
 */
export function deriveColors(bases: BaseColors, colorScheme: Ground['colorScheme']): ColorTokens {
  const { at, gray, sheets, ground, neutral, muted } = paper(toOklch(bases.primary), colorScheme);
  const family = (base: string) => deriveFamily(toOklch(base), ground);
  const info = family(bases.info);
  const inverse = at('inverse');
  const ruleInverse = at('ruleInverse');
  const onInverse = (color: Oklch, min: 3 | 4.5) =>
    toHex(readable(color, 'dark', [[min, [inverse, ruleInverse]]]));
  return {
    background: {
      ...sheets,
      inverse,
      overlay: translucent(at('overlay'), String(OVERLAY[colorScheme])),
    },
    text: {
      regular: neutral.text,
      muted,
      inverse: onInverse(gray([INVERSE_TEXT, 0.01]), 4.5),
      inverseMuted: onInverse(gray([INVERSE_MUTED, 0.02]), 4.5),
    },
    rule: { soft: at('ruleSoft'), regular: at('rule'), strong: neutral.line, inverse: ruleInverse },
    tone: {
      neutral,
      primary: family(bases.primary),
      info,
      warning: family(bases.warning),
      danger: family(bases.danger),
      success: family(bases.success),
    },
    focus: {
      regular: info.solid,
      inverse: onInverse({ ...toOklch(bases.info), lightness: INVERSE_MUTED }, 3),
    },
  };
}
