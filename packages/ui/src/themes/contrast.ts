/**
 * Returns the relative luminance of `#rrggbb`, as WCAG 2 defines it.
 * @throws Error for any other notation.
 */
function luminance(hex: string): number {
  if (!/^#[\da-f]{6}$/.test(hex)) throw new Error(`Not a #rrggbb color: ${hex}`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Returns the contrast ratio of two `#rrggbb` colors, from 1 to 21.
 * @throws Error for any other notation.
 */
export function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}
