import { media, vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';
import { likelySessionAttribute } from '../../lib/mark-likely-session.ts';

const inArea = '[data-area]';

// Signed-in users have more buttons than others, which is known only after the first paint: the
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
      selectors: { [`&${inArea}`]: { minInlineSize: `calc(6.5 * ${vars.size.control.lg})` } },
    },
  },
});

/** The direct link to the own profile: in the areas and in the menu, where there is space for it. */
export const account = style({
  display: 'contents',
  '@media': { [media.desktop]: { selectors: { [`:not(${inArea}) > &`]: { display: 'none' } } } },
});

/**
 * The link to the sign-in; without text while the session of a user who is probably signed in is
 * checked. Its place stays free.
 */
export const onlyForAnonymous = style({
  selectors: { [`:root[${likelySessionAttribute}] &`]: { visibility: 'hidden' } },
});
