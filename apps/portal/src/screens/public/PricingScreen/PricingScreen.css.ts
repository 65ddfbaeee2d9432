import { media, vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

export const frame = style({ paddingBlock: vars.space.xxl });

// Content below stays off screen until the list is loaded, and so does not shift.
export const waiting = style([
  frame,
  {
    minBlockSize: '100vh',
    '@media': {
      '(scripting: none)': { minBlockSize: 'auto' },
      [media.print]: { minBlockSize: 'auto' },
    },
  },
]);
