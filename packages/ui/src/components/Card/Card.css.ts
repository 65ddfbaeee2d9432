import { style, styleVariants } from '@vanilla-extract/css';
import { sheetFrame } from '../../css/sheet-frame.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, line, radius, space } = vars;

export const cardPaddings = ['none', 'md', 'lg'] as const;

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  backgroundColor: color.background.surface,
  border: `${line.hair} solid ${color.rule.regular}`,
  borderRadius: radius.lg,
  '@media': { print: { breakInside: 'avoid' } },
});

/** A map frame: square corners with ticks. */
export const framed = style(sheetFrame(color.text.regular));

export const padding = styleVariants({
  none: { padding: 0 },
  md: { padding: space.md },
  lg: { padding: space.lg },
});

export const head = style({ paddingBlockEnd: space.sm });

export const body = style({ flex: '1 1 auto', minInlineSize: 0 });

export const foot = style({
  marginBlockStart: space.md,
  paddingBlockStart: space.sm,
  borderBlockStart: `${line.hair} solid ${color.rule.soft}`,
});
