import { style } from '@vanilla-extract/css';

/** Read aloud but not seen. */
export const visuallyHidden = style({
  position: 'absolute',
  inlineSize: 'calc(1em / 16)',
  blockSize: 'calc(1em / 16)',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
