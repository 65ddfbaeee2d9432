import {
  A98RGB,
  ColorSpace,
  HSL,
  HWB,
  Lab,
  LCH,
  OKLab,
  OKLCH,
  P3,
  ProPhoto,
  parse,
  REC_2020,
  serialize,
  sRGB,
  sRGB_Linear,
  to,
  toGamut,
  XYZ_D50,
  XYZ_D65,
} from 'colorjs.io/fn';

/** Those in which CSS has a notation. */
const cssSpaces = [
  ...[sRGB, HSL, HWB, Lab, LCH, OKLab, OKLCH],
  ...[sRGB_Linear, P3, A98RGB, ProPhoto, REC_2020, XYZ_D50, XYZ_D65],
];
for (const space of cssSpaces) ColorSpace.register(space);

/**
 * A color as lightness (0–1), chroma (0–0.4) and hue (degrees) in the perceptual color space OKLCH.
 */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** Chroma below which a color is gray and its hue a rounding error. */
const MIN_CHROMA = 0.002;

/**
 * Parses a color.
 * @param css any opaque CSS color, such as `#c8102e` or `hsl(350 85% 42%)`.
 * @throws TypeError if it cannot be parsed; Error if it is translucent.
 */
export function toOklch(css: string): Oklch {
  const { spaceId, coords, alpha } = parse(css);
  if ((alpha ?? 1) < 1) throw new Error(`A base color is opaque, unlike ${css}.`);
  const [lightness, chroma, hue] = to(
    { space: ColorSpace.get(spaceId), coords, alpha: 1 },
    OKLCH,
  ).coords;
  const isGray = !chroma || chroma < MIN_CHROMA;
  return { lightness: lightness ?? 0, chroma: isGray ? 0 : chroma, hue: isGray ? 0 : (hue ?? 0) };
}

/** Converts a color to the nearest sRGB color as `#rrggbb`, by reducing its chroma. */
export function toHex({ lightness, chroma, hue }: Oklch): string {
  const color = to({ space: OKLCH, coords: [lightness, chroma, hue], alpha: 1 }, sRGB);
  return serialize(toGamut(color, { method: 'css' }), { format: 'hex', collapse: false });
}
