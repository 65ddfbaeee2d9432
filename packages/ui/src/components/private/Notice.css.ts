import { style } from '@vanilla-extract/css';
import { sheetFrame } from '../../css/sheet-frame.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space, type } = vars;

/** A map frame with corner ticks and no content. */
export const notice = style({
  ...sheetFrame(),
  display: 'grid',
  justifyItems: 'start',
  gap: space.xs,
  padding: space.lg,
  overflowWrap: 'anywhere',
  backgroundColor: color.background.surface,
});

export const danger = style([notice, sheetFrame(color.tone.danger.line)]);

export const title = style({
  fontSize: type.heading.md,
  fontWeight: type.weight.heading,
  lineHeight: type.lineHeight.snug,
  textWrap: 'balance',
});

export const body = style({
  maxInlineSize: vars.size.measure,
  fontSize: type.size.sm,
  // No word alone on the last line.
  textWrap: 'pretty',
  color: color.text.muted,
});

export const action = style({ paddingBlockStart: space.xs });

export const illustration = style({ color: color.text.muted, paddingBlockEnd: space.xs });

export const mark = style({ fontSize: type.heading.md, color: color.tone.danger.text });
