import { style } from '@vanilla-extract/css';
import { vars } from '../../src/themes/vars.css.ts';

const { color, line, radius, space, type } = vars;

/** An area in one of our themes, independent of the theme of the page. */
export const sheet = style({
  marginBlock: space.md,
  padding: space.md,
  background: color.background.canvas,
  color: color.text.regular,
  border: `${line.hair} solid ${color.rule.regular}`,
  fontFamily: type.family.sans,
  fontSize: type.size.sm,
  lineHeight: type.lineHeight.snug,
});

export const title = style({
  margin: 0,
  marginBlockEnd: space.sm,
  fontSize: type.size.md,
  fontWeight: type.weight.strong,
});

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

/** A sample beside its text. If it does not fit, it wraps below. */
export const listItem = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.md,
  rowGap: space.xxs,
  paddingBlock: space.xs,
  selectors: { [`${list} > &`]: { borderBlockEnd: `${line.hair} solid ${color.rule.soft}` } },
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.xs,
  marginBlockEnd: space.sm,
});

/** A color beside its text, on any viewport. */
export const cardRow = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.sm,
});

/** On the line of the other cells, whose baseline would be that of the color's lower edge. */
export const cardText = style({ alignSelf: 'baseline' });

/** As wide as the content of the smallest viewport. */
export const smallColumn = style({ maxInlineSize: vars.size.column.md });

export const code = style({ fontFamily: type.family.mono, overflowWrap: 'anywhere' });

export const muted = style({ color: color.text.muted });

/** A sample on a line of its own, which wraps and is not truncated. */
export const sample = style({ flexBasis: '100%', minInlineSize: 0, overflowWrap: 'anywhere' });

export const swatch = style({
  display: 'inline-block',
  paddingBlock: space.xxs,
  paddingInline: space.xs,
  border: `${line.hair} solid ${color.rule.regular}`,
  borderRadius: radius.sm,
});

/** A color sample. */
export const field = style({
  inlineSize: space.xl,
  blockSize: space.lg,
  border: `${line.hair} solid ${color.rule.regular}`,
  borderRadius: radius.sm,
});

export const iconSample = style({ fontSize: vars.size.icon.lg });

export const bar = style({
  display: 'block',
  maxInlineSize: '100%',
  blockSize: space.sm,
  background: color.tone.info.solid,
});

export const box = style({
  display: 'block',
  inlineSize: space.xxl,
  blockSize: space.xl,
  background: color.background.raised,
  border: `${line.hair} solid ${color.rule.strong}`,
});
