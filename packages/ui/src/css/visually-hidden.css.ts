import { style } from '@vanilla-extract/css';

/** Hides an element visually; screen readers announce it. */
export const visuallyHidden = style({
  position: 'absolute',
  inlineSize: 'calc(1em / 16)',
  blockSize: 'calc(1em / 16)',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
