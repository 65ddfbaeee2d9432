import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../css/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

export const buttonVariants = ['primary', 'secondary', 'quiet', 'danger'] as const;
export const buttonSizes = ['sm', 'md', 'lg'] as const;

const { color, line, motion, radius, size, space, type } = vars;

/** A disabled or busy button, or one in a disabled fieldset. */
const inactive = '[aria-disabled="true"], :disabled';
const hovered = `&:hover:not(${inactive})`;
/** Immediate feedback in the frame after a click, even if the click handler takes long. */
const active = `&:active:not(${inactive})`;

const filling = (background: string) => ({ background, borderColor: background });

const filled = (tone: typeof color.tone.primary) => ({
  ...filling(tone.solid),
  color: tone.onSolid,
  selectors: {
    [hovered]: filling(tone.solidHover),
    // Toward the text color of the page and away from that of the label, so that the contrast
    // increases.
    [active]: filling(`color-mix(in oklab, ${tone.solidHover}, ${color.text.regular} 50%)`),
  },
});

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  maxInlineSize: '100%',
  border: `${line.hair} solid transparent`,
  borderRadius: radius.md,
  fontFamily: type.family.sans,
  fontWeight: type.weight.medium,
  lineHeight: type.lineHeight.snug,
  // Not `anywhere`, by which a narrow row would break every word.
  overflowWrap: 'break-word',
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transitionProperty: 'background-color, border-color, color',
  transitionDuration: motion.fast,
  selectors: {
    [`&:is(${inactive})`]: { cursor: 'not-allowed' },
    [`&:is(${inactive}):not([aria-busy="true"])`]: {
      background: color.background.sunken,
      borderColor: color.rule.regular,
      color: color.text.muted,
    },
    '&[aria-busy="true"]': { cursor: 'progress' },
    // It fades after the pointer is released, and not before it is visible.
    [active]: { transitionProperty: 'none' },
  },
  '@media': {
    // Buttons are not printed.
    [media.print]: { display: 'none' },
    [media.forcedColors]: {
      selectors: {
        [`&:is(${inactive}):not([aria-busy="true"])`]: {
          borderColor: 'GrayText',
          color: 'GrayText',
        },
      },
    },
  },
});

export const variants = styleVariants({
  primary: filled(color.tone.primary),
  danger: filled(color.tone.warning),
  secondary: {
    background: color.background.surface,
    borderColor: color.rule.strong,
    color: color.text.regular,
    selectors: {
      [hovered]: { background: color.tone.neutral.soft, borderColor: color.text.regular },
      [active]: { background: color.tone.primary.soft },
    },
  },
  quiet: {
    background: 'transparent',
    color: color.tone.primary.text,
    selectors: {
      [hovered]: { background: color.tone.neutral.soft },
      [active]: { background: color.tone.primary.soft },
    },
  },
});

export const sizes = styleVariants({
  sm: {
    minBlockSize: size.control.sm,
    paddingInline: space.sm,
    paddingBlock: space.xxs,
    fontSize: type.size.sm,
  },
  md: {
    minBlockSize: size.control.md,
    paddingInline: space.md,
    paddingBlock: space.xxs,
    fontSize: type.size.md,
  },
  lg: {
    minBlockSize: size.control.lg,
    paddingInline: space.lg,
    paddingBlock: space.xs,
    fontSize: type.size.md,
  },
});

export const wholeLine = style({ inlineSize: '100%' });

/** Both labels share one grid cell, so that the width does not change while busy. */
export const labels = style({ display: 'grid', gridTemplateColumns: '100%' });
export const label = style({
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  selectors: { '&[aria-hidden="true"]': { visibility: 'hidden' } },
});

// A long word breaks only where the button fills its container: in a row it does not shrink below its words.
globalStyle(`${button} span`, { maxInlineSize: '100%' });
globalStyle(`${label} > span`, { minInlineSize: 0 });
