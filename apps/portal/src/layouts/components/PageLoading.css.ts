import { vars } from '@consultancy/ui/css';
import { keyframes, style } from '@vanilla-extract/css';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

export const page = style({
  minBlockSize: '60vh',
  paddingBlock: vars.space.xl,
  // A page that loads at once shows no spinner before it.
  animation: `${appear} ${vars.motion.regular} linear ${vars.motion.slow} both`,
});
