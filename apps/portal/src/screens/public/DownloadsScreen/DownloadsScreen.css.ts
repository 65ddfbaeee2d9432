import { style } from '@vanilla-extract/css';
import { likelySessionAttribute } from '../../../lib/mark-likely-session.ts';

/** Has no place while the session of a user who is probably signed in is checked: nothing moves then. */
export const onlyForAnonymous = style({
  selectors: { [`:root[${likelySessionAttribute}] &`]: { display: 'none' } },
});
