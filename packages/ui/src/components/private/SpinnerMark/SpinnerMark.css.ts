import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../../css/breakpoints.ts';
import { vars } from '../../../themes/vars.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const mark = style({
  display: 'inline-block',
  flex: 'none',
  inlineSize: '1.15em',
  blockSize: '1.15em',
  border: `${vars.line.thick} solid currentColor`,
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
});

export const turning = style({
  animation: `${turn} ${vars.motion.spin} linear infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
