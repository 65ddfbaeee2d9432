import { style } from '@vanilla-extract/css';

export const main = style({
  minInlineSize: 0,
  // The focus is only a place to go on reading from; nothing can be done with it.
  outline: 'none',
});
