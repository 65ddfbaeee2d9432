import { style } from '@vanilla-extract/css';

/** Only heard: the same stands under the table. */
export const announcement = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
