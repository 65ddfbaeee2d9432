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
  // Even the narrowest column is as wide as the text.
  overflowWrap: 'break-word',
  paddingInline: space.xs,
  border: `${line.hair} solid`,
  borderRadius: radius.sm,
  fontFamily: type.family.sans,
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
  // A code is one word, which does not wrap.
  flexShrink: 0,
  overflowWrap: 'normal',
  fontFamily: type.family.mono,
  fontWeight: type.weight.mono,
});

/** Text that is wider than the line breaks within a word. */
export const text = style({ minInlineSize: 0 });
