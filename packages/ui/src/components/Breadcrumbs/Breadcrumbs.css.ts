import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, line, radius, size, space, type } = vars;

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.xs,
  listStyle: 'none',
  fontSize: type.size.sm,
  color: color.text.muted,
  overflowWrap: 'anywhere',
});

export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: size.target,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.target,
  color: color.tone.primary.text,
  textDecorationThickness: line.hair,
  textUnderlineOffset: '0.2em',
  borderRadius: radius.sm,
  selectors: { '&:hover': { textDecorationThickness: line.thick } },
});
