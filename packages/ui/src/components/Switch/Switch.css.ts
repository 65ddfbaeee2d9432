import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, line, motion, radius, size, space } = vars;

const inset = `calc(${space.xxs} - ${line.hair})`;
const thumb = `calc(${size.target} - 2 * ${space.xxs})`;
const travel = `calc(${size.control.lg} - ${size.target})`;

/** The position of the thumb shows the state, and a tick in its track shows it without color. */
export const track = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  inlineSize: size.control.lg,
  blockSize: size.target,
  background: color.background.raised,
  border: `${line.hair} solid ${color.rule.strong}`,
  borderRadius: radius.lg,
  color: color.text.muted,
  cursor: 'pointer',
  transitionProperty: 'background-color, border-color',
  transitionDuration: motion.fast,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: inset,
      insetInlineStart: inset,
      inlineSize: 0,
      blockSize: 0,
      // A border as thick as the thumb is wide: forced colors preserve borders and remove
      // backgrounds.
      border: `calc(${thumb} / 2) solid currentColor`,
      borderRadius: radius.sm,
      transitionProperty: 'transform',
      transitionDuration: motion.fast,
    },
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: '0.3em',
      insetInlineStart: '0.6em',
      inlineSize: '0.3em',
      blockSize: '0.6em',
      borderInlineEnd: `${line.thick} solid currentColor`,
      borderBlockEnd: `${line.thick} solid currentColor`,
      transform: 'rotate(45deg)',
      visibility: 'hidden',
    },
    '&:hover': { borderColor: color.text.regular },
    '&:checked': {
      background: color.tone.primary.solid,
      borderColor: color.tone.primary.solid,
      color: color.tone.primary.onSolid,
    },
    '&:checked::before': { transform: `translateX(${travel})` },
    '&:checked::after': { visibility: 'visible' },
    '&[aria-invalid="true"]': { borderColor: color.tone.danger.line },
    '&:disabled': {
      background: color.background.sunken,
      borderColor: color.rule.regular,
      color: color.text.muted,
      cursor: 'not-allowed',
    },
  },
});
