import type { ScaleTokens, ThemeTokens } from './token-type.ts';

const ROOT_PIXELS = 16;

/** Viewport widths in pixels between which a heading grows from `min` to `max`. */
const FLUID = { from: 360, to: 1024 } as const;

/**
 * Converts pixels at a root font size of 16 px to rem, so that lengths follow the user's font size.
 */
const rem = (pixels: number): string => `${Number((pixels / ROOT_PIXELS).toFixed(4))}rem`;
const px = (pixels: number): string => `${pixels}px`;
const ms = (milliseconds: number): string => `${milliseconds}ms`;

/**
 * Returns a font size that grows linearly between two viewport widths and is constant outside of
 * them.
 * @returns a CSS `clamp()`, or a plain length if `min` equals `max`.
 */
export function fluidSize(size: { min: number; max: number }): string {
  if (size.min === size.max) return rem(size.min);
  const slope = (size.max - size.min) / (FLUID.to - FLUID.from);
  const base = size.min - slope * FLUID.from;
  return `clamp(${rem(size.min)}, ${rem(base)} + ${Number((slope * 100).toFixed(4))}vw, ${rem(size.max)})`;
}

/** The smallest supported viewport, in pixels. */
const SMALLEST_VIEWPORT = 320;

/**
 * A space follows the user's font size up to its share of the smallest viewport: with large text on a
 * phone the margins would leave no space for a word.
 */
const boundedSpace = (pixels: number): string =>
  `min(${rem(pixels)},${(pixels / SMALLEST_VIEWPORT) * 100}vw)`;

/** Returns the length of a space without its limit on small viewports. Other values stay as they are. */
export const spaceWithoutLimit = (css: string): string => /^min\(([^,]+),/.exec(css)?.[1] ?? css;

function resolveSpace(unit: number) {
  return {
    none: '0',
    xxs: boundedSpace(unit),
    xs: boundedSpace(unit * 2),
    sm: boundedSpace(unit * 3),
    md: boundedSpace(unit * 4),
    lg: boundedSpace(unit * 6),
    xl: boundedSpace(unit * 10),
    xxl: boundedSpace(unit * 16),
  };
}

function resolveSize(unit: number) {
  return {
    control: { sm: rem(unit * 8), md: rem(unit * 10), lg: rem(unit * 11) },
    target: rem(unit * 6),
    icon: { sm: rem(16), md: rem(20), lg: rem(24) },
    // The maximum of a full page: on a longer line the eye loses the row of a table.
    container: { narrow: rem(560), regular: rem(1080), wide: rem(1320), full: rem(1920) },
    column: { xs: rem(144), sm: rem(216), md: rem(280), lg: rem(360) },
    overlay: { dialog: rem(560), drawer: rem(360) },
    scroller: rem(768),
    sidebar: rem(232),
    header: rem(64),
    // 75 characters of Spanish in Archivo. In `ch` lines would break again when the font is loaded.
    measure: '33em',
  };
}

function resolveType(scale: ScaleTokens) {
  const { fontSize, fontWeight, headingSize, lineHeight } = scale;
  return {
    family: { ...scale.fontFamily },
    size: {
      xs: rem(fontSize.xs),
      sm: rem(fontSize.sm),
      md: rem(fontSize.md),
      lg: rem(fontSize.lg),
    },
    heading: {
      sm: fluidSize(headingSize.sm),
      md: fluidSize(headingSize.md),
      lg: fluidSize(headingSize.lg),
      xl: fluidSize(headingSize.xl),
      display: fluidSize(headingSize.display),
    },
    weight: {
      regular: String(fontWeight.regular),
      medium: String(fontWeight.medium),
      strong: String(fontWeight.strong),
      heading: String(fontWeight.heading),
      mono: String(fontWeight.mono),
    },
    lineHeight: {
      tight: String(lineHeight.tight),
      snug: String(lineHeight.snug),
      regular: String(lineHeight.regular),
    },
    tracking: { ...scale.tracking },
  };
}

/**
 * Resolves the data of a theme to the values of its CSS variables (`vars.css.ts`): pixels become
 * rem, and scales become named steps. A pure function that throws nothing.
 */
export function resolveTheme(tokens: ThemeTokens) {
  const { scale } = tokens;
  return {
    color: tokens.color,
    space: resolveSpace(scale.spaceUnit),
    size: resolveSize(scale.spaceUnit),
    type: resolveType(scale),
    radius: {
      none: '0',
      sm: px(scale.radius.sm),
      md: px(scale.radius.md),
      lg: px(scale.radius.lg),
    },
    line: {
      hair: px(scale.line.hair),
      thick: px(scale.line.thick),
      heavy: px(scale.line.heavy),
      tick: px(scale.line.tick),
    },
    shadow: { ...scale.shadow },
    motion: {
      fast: ms(scale.motion.fast),
      regular: ms(scale.motion.regular),
      slow: ms(scale.motion.slow),
      spin: ms(scale.motion.spin),
      pulse: ms(scale.motion.pulse),
      easing: scale.motion.easing,
    },
    layer: { base: '0', sticky: '10', header: '20', overlay: '40', notice: '50', skip: '60' },
  };
}

/** Values of the CSS variables of a theme. */
export type ResolvedTheme = ReturnType<typeof resolveTheme>;
