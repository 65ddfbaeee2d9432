import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, line, radius, space, type } = vars;

const toned = (tone: typeof color.tone.info) => ({
  background: tone.soft,
  borderColor: tone.line,
  color: tone.text,
});

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  maxInlineSize: '100%',
  // A column as narrow as it can be is still as wide as the word.
  overflowWrap: 'break-word',
  paddingInline: space.xs,
  border: `${line.hair} solid`,
  borderRadius: radius.sm,
  fontSize: type.size.xs,
  fontWeight: type.weight.medium,
  lineHeight: type.lineHeight.regular,
});

export const tones = styleVariants({
  neutral: toned(color.tone.neutral),
  primary: toned(color.tone.primary),
  info: toned(color.tone.info),
  warning: toned(color.tone.warning),
  danger: toned(color.tone.danger),
  success: toned(color.tone.success),
});

export const monoStyle = style({
  // A code is one word: it stays whole beside whatever wraps.
  flexShrink: 0,
  overflowWrap: 'normal',
  fontFamily: type.family.mono,
  fontWeight: type.weight.mono,
});

/** Where even one word is too long for the line, it is broken. */
export const text = style({ minInlineSize: 0 });
