import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, line, radius, size, type } = vars;

export const avatarSizes = ['sm', 'md', 'lg'] as const;

/** Looks like the plate of a survey marker. */
const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  background: color.tone.primary.soft,
  border: `${line.hair} solid ${color.tone.primary.line}`,
  borderRadius: radius.lg,
  color: color.tone.primary.text,
  fontWeight: type.weight.strong,
  lineHeight: type.lineHeight.tight,
  userSelect: 'none',
});

const sized = (length: string, fontSize: string) => [
  avatar,
  { inlineSize: length, blockSize: length, fontSize },
];

export const avatarSize = styleVariants({
  sm: sized(size.control.sm, type.size.xs),
  md: sized(size.control.md, type.size.sm),
  lg: sized(`calc(${size.control.md} * 1.4)`, type.size.lg),
});
