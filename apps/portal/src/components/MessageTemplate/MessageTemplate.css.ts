import { vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

/** A placeholder whose value differs for each finding. */
export const field = style({
  borderBlockEnd: `${vars.line.hair} dotted currentColor`,
  fontStyle: 'italic',
  // The font has no italics: what the browser slants covers half of the space that follows.
  marginInlineEnd: '0.1em',
});
