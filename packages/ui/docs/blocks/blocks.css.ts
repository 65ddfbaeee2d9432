import { style } from '@vanilla-extract/css';
import { vars } from '../../src/themes/vars.css.ts';

const { color, line, radius, space, type } = vars;

/** A part of a page rendered in one of our themes, whatever the theme of the page. */
export const sheet = style({
  marginBlock: space.md,
  padding: space.md,
  background: color.background.canvas,
  color: color.text.regular,
  border: `${line.hair} solid ${color.rule.regular}`,
  fontFamily: type.family.sans,
  fontSize: type.size.sm,
  overflowX: 'auto',
});

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' });

export const cell = style({
  paddingBlock: space.xxs,
  paddingInlineEnd: space.md,
  textAlign: 'start',
  verticalAlign: 'middle',
  borderBlockEnd: `${line.hair} solid ${color.rule.soft}`,
});

export const code = style({ fontFamily: type.family.mono, whiteSpace: 'nowrap' });

export const swatch = style({
  display: 'inline-block',
  inlineSize: vars.size.column.xs,
  padding: space.xs,
  border: `${line.hair} solid ${color.rule.regular}`,
  borderRadius: radius.sm,
});

export const bar = style({
  display: 'block',
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
