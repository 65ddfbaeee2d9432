import { ColorSpace, OKLCH, parse, serialize, sRGB, to, toGamut } from 'colorjs.io/fn';

ColorSpace.register(sRGB);
ColorSpace.register(OKLCH);

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
 * @param css any opaque CSS color in sRGB or OKLCH, such as `#c8102e`.
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
