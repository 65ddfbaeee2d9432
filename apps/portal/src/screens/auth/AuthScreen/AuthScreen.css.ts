import { style } from '@vanilla-extract/css';
import { likelySessionAttribute } from '../../../lib/mark-likely-session.ts';

/**
 * The place of the notice about an open session, while the session of a user who is probably signed
 * in is checked: the form below it does not move then.
 */
export const expectedNotice = style({
  display: 'none',
  visibility: 'hidden',
  selectors: { [`:root[${likelySessionAttribute}] &`]: { display: 'block' } },
});
