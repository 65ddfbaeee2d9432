import { resolveTheme, spaceWithoutLimit } from './resolve-theme.ts';
import type { ThemeTokens } from './token-type.ts';

/** A DTCG color value: channels from 0 to 1, and the nearest six-digit hex notation. */
interface ColorValue {
  colorSpace: 'srgb';
  components: [number, number, number];
  alpha?: number;
  hex: string;
}

type Unit = 'px' | 'rem';

/** A token, or a group of tokens, of the Design Tokens Format Module 2025.10. */
export interface DesignToken {
  $type: string;
  $value: unknown;
  $description?: string;
}
export interface DesignTokenGroup {
  [name: string]: DesignToken | DesignTokenGroup | string;
}

type Values = { readonly [key: string]: string | Values };

/** Converts a CSS value of a resolved theme into a token. */
type Convert = (css: string) => DesignToken;

const rgbColor = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/;
const channel = (value: number) => Number((value / 255).toFixed(6));
const toHex = (channels: readonly number[]) =>
  `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;

/** @throws Error for notations other than `#rrggbb` and `rgb(r g b / a)`. */
function colorValue(css: string): ColorValue {
  const rgb = rgbColor.exec(css);
  const isHex = /^#[\da-f]{6}$/.test(css);
  if (!rgb && !isHex) throw new Error(`Not a color that a design token can hold: ${css}`);
  const [red = 0, green = 0, blue = 0] = rgb
    ? rgb.slice(1, 4).map(Number)
    : [1, 3, 5].map((at) => Number.parseInt(css.slice(at, at + 2), 16));
  return {
    colorSpace: 'srgb',
    components: [channel(red), channel(green), channel(blue)],
    ...(rgb ? { alpha: Number(rgb[4]) } : {}),
    hex: toHex([red, green, blue]),
  };
}

/** @throws Error for units other than the two of the format. */
function dimensionValue(css: string): { value: number; unit: Unit } {
  if (css === '0') return { value: 0, unit: 'px' };
  const [, value, unit] = /^(-?[\d.]+)(px|rem)$/.exec(css) ?? [];
  if (!value || !unit) throw new Error(`Not a length that a design token can hold: ${css}`);
  return { value: Number(value), unit: unit as Unit };
}

const noLength = { value: 0, unit: 'px' } as const;

/** The format has no value for «none»: an absent shadow has no extent and no opacity. */
const noShadow = {
  color: { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0, hex: '#000000' },
  offsetX: noLength,
  offsetY: noLength,
  blur: noLength,
  spread: noLength,
};

function shadowLayer(css: string) {
  const [offsetX = '', offsetY = '', blur = '', ...color] = css.split(' ');
  return {
    color: colorValue(color.join(' ')),
    offsetX: dimensionValue(offsetX),
    offsetY: dimensionValue(offsetY),
    blur: dimensionValue(blur),
    spread: noLength,
  };
}

function easingValue(css: string): number[] {
  if (css === 'linear') return [0, 0, 1, 1];
  const points = /^cubic-bezier\(([^)]+)\)$/.exec(css)?.[1];
  if (!points) throw new Error(`Not an easing that a design token can hold: ${css}`);
  return points.split(',').map(Number);
}

const color: Convert = (css) => ({ $type: 'color', $value: colorValue(css) });
const dimension: Convert = (css) => ({ $type: 'dimension', $value: dimensionValue(css) });
/** The format has no value for the limit of a space on small screens. */
const space: Convert = (css) => dimension(spaceWithoutLimit(css));
const fontWeight: Convert = (css) => ({ $type: 'fontWeight', $value: Number(css) });
const number: Convert = (css) => ({ $type: 'number', $value: Number(css) });
const fontFamily: Convert = (css) => ({
  $type: 'fontFamily',
  $value: css.split(',').map((name) => name.trim().replaceAll("'", '')),
});
const shadow: Convert = (css) => ({
  $type: 'shadow',
  $value: css === 'none' ? noShadow : css.split(/, (?=\d)/).map(shadowLayer),
});
const duration: Convert = (css) => ({
  $type: 'duration',
  $value: { value: Number.parseFloat(css), unit: 'ms' },
});
const easing: Convert = (css) => ({ $type: 'cubicBezier', $value: easingValue(css) });

/**
 * Exports lengths in `ch` and `em` as numbers, because `dimension` in the format has neither unit.
 */
const relativeTo =
  (what: string): Convert =>
  (css) => ({ ...number(String(Number.parseFloat(css))), $description: `In ${what}.` });

function group(values: Values, convert: Convert): DesignTokenGroup {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? convert(value) : group(value, convert),
    ]),
  );
}

/**
 * Heading sizes grow with the viewport, which a token cannot express: the minimum and the maximum
 * are exported.
 */
function headingSizes({ scale }: ThemeTokens): DesignTokenGroup {
  const rem = (pixels: number) => dimension(`${pixels / 16}rem`);
  const sizes = Object.entries(scale.headingSize).map(
    ([name, { min, max }]) => [name, { min: rem(min), max: rem(max) }] as const,
  );
  return {
    $description: 'Grow evenly from min at a viewport of 360 px to max at 1,024 px.',
    ...Object.fromEntries(sizes),
  };
}

/**
 * Converts a theme to design tokens in the DTCG format
 * (https://www.designtokens.org/TR/2025.10/format/), with the groups and names of the CSS
 * variables.
 * @throws Error for a value that the format cannot express.
 */
export function designTokens(theme: ThemeTokens): DesignTokenGroup {
  const resolved = resolveTheme(theme);
  const { measure, ...size } = resolved.size;
  const { easing: curve, ...durations } = resolved.motion;
  const { family, size: textSize, weight, lineHeight, tracking } = resolved.type;
  return {
    $description: `Theme ${theme.name}, ${theme.colorScheme}.`,
    color: group(resolved.color, color),
    space: group(resolved.space, space),
    size: { ...group(size, dimension), measure: relativeTo('em of the text')(measure) },
    type: {
      family: group(family, fontFamily),
      size: group(textSize, dimension),
      heading: headingSizes(theme),
      weight: group(weight, fontWeight),
      lineHeight: group(lineHeight, number),
      tracking: group(tracking, relativeTo('em of the text')),
    },
    radius: group(resolved.radius, dimension),
    line: group(resolved.line, dimension),
    shadow: group(resolved.shadow, shadow),
    motion: { ...group(durations, duration), easing: easing(curve) },
    layer: group(resolved.layer, number),
  };
}
