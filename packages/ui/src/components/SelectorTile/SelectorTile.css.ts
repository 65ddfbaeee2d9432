import { style } from '@vanilla-extract/css';
import { focusRing } from '../../css/focus-ring.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, line, motion, radius, space, type } = vars;

/** A border of the same width in each state, so that selecting moves nothing. */
const edge = (hue: string) => ({
  borderColor: hue,
  boxShadow: `inset 0 0 0 ${line.hair} ${hue}`,
});

export const tile = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  blockSize: '100%',
  overflow: 'hidden',
  background: color.background.surface,
  border: `${line.hair} solid ${color.rule.strong}`,
  borderRadius: radius.lg,
  color: color.text.regular,
  transitionProperty: 'border-color, box-shadow',
  transitionDuration: motion.fast,
  selectors: {
    '&:hover': edge(color.text.regular),
    '&:has(:checked)': edge(color.tone.primary.line),
    '&:has(:disabled)': { color: color.text.muted, background: color.background.sunken },
    '&:has(:focus-visible)': focusRing,
  },
});

export const choice = style([tile, { cursor: 'pointer' }]);

/** No focus ring on the radio button, because the whole tile has one. */
export const radioInTile = style({ selectors: { '&:focus-visible': { outline: 'none' } } });

export const image = style({
  display: 'block',
  borderBlockEnd: `${line.hair} solid ${color.rule.soft}`,
  background: color.background.sunken,
});

export const text = style({
  display: 'grid',
  gap: space.xxs,
  padding: space.md,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const head = style({ display: 'flex', alignItems: 'start', gap: space.xs });

export const title = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  fontSize: type.heading.md,
  fontWeight: type.weight.heading,
  lineHeight: type.lineHeight.snug,
});

/** The link covers the tile, while its accessible name is the title only. */
export const link = style({
  color: 'inherit',
  textDecorationLine: 'none',
  outline: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    [`${tile}:hover &`]: { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' },
  },
});

export const more = style({ display: 'grid', gap: space.xxs });

export const description = style({
  display: 'block',
  fontSize: type.size.sm,
  color: color.text.muted,
});

export const note = style({
  display: 'block',
  paddingBlockStart: space.xxs,
  fontSize: type.size.sm,
});
