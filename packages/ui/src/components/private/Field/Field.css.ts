import { style } from '@vanilla-extract/css';
import { vars } from '../../../themes/vars.css.ts';

const { color, line, radius, size, space, type } = vars;

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxs,
  minInlineSize: 0,
});

export const labelText = style({
  fontSize: type.size.sm,
  fontWeight: type.weight.medium,
  lineHeight: type.lineHeight.snug,
  color: color.text.regular,
  overflowWrap: 'anywhere',
});

/** A legend is outside the flow of its fieldset, so it has a margin instead of a gap. */
export const legendText = style([labelText, { paddingBlockEnd: space.xxs }]);

export const mark = style({ fontWeight: type.weight.regular, color: color.text.muted });

/** Not of a `p`, which may contain no paragraphs or lists: a browser would end it before them. */
export const hintText = style({
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  fontSize: type.size.xs,
  lineHeight: type.lineHeight.snug,
  color: color.text.muted,
});

export const errorText = style({
  display: 'flex',
  textWrap: 'pretty',
  gap: space.xxs,
  overflowWrap: 'anywhere',
  fontSize: type.size.sm,
  lineHeight: type.lineHeight.snug,
  color: color.tone.danger.text,
  // Takes no space while empty, but stays rendered: a live region that is inserted together with
  // its text announces nothing.
  selectors: { '&:empty': { position: 'absolute' } },
});

/** Styles shared by text inputs and selects. */
export const control = style({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: size.control.md,
  paddingInline: space.sm,
  paddingBlock: space.xxs,
  background: color.background.raised,
  color: color.text.regular,
  border: `${line.hair} solid ${color.rule.strong}`,
  borderRadius: radius.md,
  fontSize: type.size.md,
  lineHeight: type.lineHeight.snug,
  transitionProperty: 'border-color, box-shadow',
  transitionDuration: vars.motion.fast,
  selectors: {
    '&:hover': { borderColor: color.text.regular },
    '&:focus-visible': { outlineOffset: 0 },
    '&::placeholder': { color: color.text.muted, opacity: 1 },
    '&[aria-invalid="true"]': {
      borderColor: color.tone.danger.line,
      boxShadow: `inset ${line.heavy} 0 0 ${color.tone.danger.line}`,
    },
    '&[readonly]': { background: color.background.sunken },
    '&:disabled': {
      background: color.background.sunken,
      borderColor: color.rule.regular,
      color: color.text.muted,
      cursor: 'not-allowed',
    },
  },
});
