import { vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

/** A place in a message where each finding has a value of its own. */
export const field = style({
  borderBlockEnd: `${vars.line.hair} dotted currentColor`,
  fontStyle: 'italic',
});
