import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../css/breakpoints.ts';
import { focusRing } from '../../css/focus-ring.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, line, motion, size, space, type } = vars;

export const accordion = style({ borderBlockEnd: `${line.hair} solid ${color.rule.regular}` });

export const item = style({
  borderBlockStart: `${line.hair} solid ${color.rule.regular}`,
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

// Print has no controls: collapsed content is printed too.
globalStyle(`${item}::details-content`, {
  '@media': { [media.print]: { contentVisibility: 'visible', blockSize: 'auto' } },
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  minBlockSize: size.control.lg,
  paddingBlock: space.sm,
  paddingInline: space.xs,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: color.tone.primary.text },
    // Inside, because the open content follows without a gap.
    '&:focus-visible': { ...focusRing, outlineOffset: `calc(-1 * ${line.thick})` },
  },
});

export const title = style({
  minInlineSize: 0,
  fontSize: type.size.md,
  fontWeight: type.weight.strong,
  lineHeight: type.lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const mark = style({
  display: 'inline-flex',
  flex: 'none',
  color: color.text.muted,
  transitionProperty: 'transform',
  transitionDuration: motion.fast,
  selectors: { [`${item}[open] > ${summary} > &`]: { transform: 'rotate(180deg)' } },
  '@media': { [media.print]: { display: 'none' } },
});

export const content = style({
  maxInlineSize: vars.size.measure,
  paddingInline: space.xs,
  paddingBlockEnd: space.md,
});
