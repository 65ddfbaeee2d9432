import { media, vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

// Signed-in users have two buttons instead of one, which is known only after the first paint: the
// links beside them do not move.
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
