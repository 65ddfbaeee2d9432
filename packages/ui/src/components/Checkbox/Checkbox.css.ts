import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, line, radius, size } = vars;

export const box = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.target,
  blockSize: size.target,
  flex: 'none',
  background: color.background.raised,
  border: `${line.hair} solid ${color.rule.strong}`,
  // At most a quarter of the size: with the large radii of some themes the checkbox would look like
  // a radio button.
  borderRadius: `min(${radius.md}, calc(${size.target} / 4))`,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.text.regular },
    // The check mark is a border, so that it is visible in forced colors and needs no image.
    '&::before': {
      content: '',
      inlineSize: '0.4em',
      blockSize: '0.75em',
      marginBlockStart: '-0.18em',
      borderInlineEnd: `${line.thick} solid currentColor`,
      borderBlockEnd: `${line.thick} solid currentColor`,
      transform: 'rotate(45deg)',
      visibility: 'hidden',
    },
    '&[data-state="checked"]': {
      background: color.tone.primary.solid,
      borderColor: color.tone.primary.solid,
      color: color.tone.primary.onSolid,
    },
    '&[data-state="checked"]::before': { visibility: 'visible' },
    '&[aria-invalid="true"]': {
      borderColor: color.tone.danger.line,
      boxShadow: `0 0 0 ${line.hair} ${color.tone.danger.line}`,
    },
    '&:disabled': {
      background: color.background.sunken,
      borderColor: color.rule.regular,
      color: color.text.muted,
      cursor: 'not-allowed',
    },
  },
});

/** Below the visible box, so that the browser's own validation message points to it. */
export const nativeInput = style({
  position: 'absolute',
  inlineSize: size.target,
  blockSize: size.target,
  opacity: 0,
  pointerEvents: 'none',
});
