import { style } from '@vanilla-extract/css';

/** For screen readers only: the foot of the table shows the same text. */
export const announcement = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
