import { vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

export const frame = style({ paddingBlock: vars.space.xxl });

// What follows stays below the screen until the list is there, and so does not jump.
export const waiting = style([
  frame,
  { minBlockSize: '100vh', '@media': { '(scripting: none)': { minBlockSize: 'auto' } } },
]);
