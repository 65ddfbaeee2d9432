import { media, vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';
import { likelySessionAttribute } from '../../lib/mark-likely-session.ts';

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

/**
 * The link to the sign-in; without text while the session of a user who is probably signed in is
 * checked. Its place stays free.
 */
export const onlyForAnonymous = style({
  selectors: { [`:root[${likelySessionAttribute}] &`]: { visibility: 'hidden' } },
});
