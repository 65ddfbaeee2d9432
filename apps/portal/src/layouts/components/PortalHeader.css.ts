import { media, vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

// Whoever is signed in has two buttons instead of one, which is known only after the page was
// drawn: the links beside them stay where they are.
export const actions = style({
  display: 'contents',
  '@media': {
    [media.desktop]: {
      display: 'flex',
      justifyContent: 'flex-end',
      alignItems: 'center',
      gap: vars.space.xs,
      minInlineSize: `calc(4 * ${vars.size.control.lg})`,
    },
  },
});
