import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, line, size, space } = vars;

export const radioLayouts = ['stack', 'inline'] as const;

const options = style({
  display: 'flex',
  rowGap: space.xs,
  columnGap: space.lg,
  paddingBlockStart: space.xxs,
});

export const layout = styleVariants({
  stack: [options, { flexDirection: 'column' }],
  inline: [options, { flexWrap: 'wrap' }],
});

export const radio = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: size.target,
  blockSize: size.target,
  background: color.background.raised,
  border: `${line.hair} solid ${color.rule.strong}`,
  borderRadius: '50%',
  color: color.tone.primary.solid,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.text.regular },
    // The dot is a border and not a background, so that it is visible in forced colors.
    '&:checked::before': {
      content: '',
      inlineSize: 0,
      blockSize: 0,
      border: `${space.xxs} solid currentColor`,
      borderRadius: '50%',
    },
    '&:checked': {
      borderColor: color.tone.primary.solid,
      boxShadow: `inset 0 0 0 ${line.hair} ${color.tone.primary.solid}`,
    },
    '[data-invalid] &': { borderColor: color.tone.danger.line },
    '&:disabled': {
      background: color.background.sunken,
      borderColor: color.rule.regular,
      color: color.text.muted,
      cursor: 'not-allowed',
    },
  },
});
