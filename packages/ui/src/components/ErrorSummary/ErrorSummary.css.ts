import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, line, radius, space, type } = vars;

export const summary = style({
  display: 'grid',
  gap: space.xs,
  padding: space.md,
  overflowWrap: 'anywhere',
  background: color.tone.danger.soft,
  border: `${line.hair} solid ${color.tone.danger.line}`,
  borderInlineStartWidth: line.heavy,
  borderRadius: radius.md,
});

export const title = style({
  display: 'flex',
  alignItems: 'start',
  gap: space.xs,
  fontSize: type.size.md,
  fontWeight: type.weight.strong,
  color: color.tone.danger.text,
});

// The icon is centered on the first line of the title. Its font size is 1.15 times that of the title.
globalStyle(`${title} > :first-child`, { marginBlockStart: 'calc((1lh / 1.15 - 1em) / 2)' });

export const list = style({ display: 'grid', listStyle: 'none', paddingInlineStart: space.lg });

export const link = style({
  display: 'inline-block',
  minBlockSize: vars.size.target,
  paddingBlock: `calc(${space.xxs} / 2)`,
  fontSize: type.size.sm,
  color: color.tone.danger.text,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
});
