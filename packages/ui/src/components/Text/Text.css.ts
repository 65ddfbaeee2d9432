import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const textSizes = ['xs', 'sm', 'md', 'lg'] as const;
export const textTones = [
  'neutral',
  'muted',
  'primary',
  'info',
  'warning',
  'danger',
  'success',
  'inherit',
] as const;
export const textWeights = ['regular', 'medium', 'strong'] as const;
export const textAlignments = ['start', 'center', 'end'] as const;

const { color, type } = vars;

export const text = style({ lineHeight: type.lineHeight.regular, overflowWrap: 'break-word' });

export const sizes = styleVariants({
  xs: { fontSize: type.size.xs, lineHeight: type.lineHeight.snug },
  sm: { fontSize: type.size.sm },
  md: { fontSize: type.size.md },
  lg: { fontSize: type.size.lg },
});

export const tones = styleVariants({
  neutral: { color: color.text.regular },
  muted: { color: color.text.muted },
  primary: { color: color.tone.primary.text },
  info: { color: color.tone.info.text },
  warning: { color: color.tone.warning.text },
  danger: { color: color.tone.danger.text },
  success: { color: color.tone.success.text },
  inherit: {},
});

export const weights = styleVariants({
  regular: { fontWeight: type.weight.regular },
  medium: { fontWeight: type.weight.medium },
  strong: { fontWeight: type.weight.strong },
});

export const alignments = styleVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
});

export const monoStyle = style({
  fontFamily: type.family.mono,
  fontWeight: type.weight.mono,
  fontVariantLigatures: 'none',
});

export const measured = style({ maxInlineSize: vars.size.measure });
