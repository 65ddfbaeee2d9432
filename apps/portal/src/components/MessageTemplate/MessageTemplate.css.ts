import { vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

/** A placeholder whose value differs for each finding. */
export const field = style({
  borderBlockEnd: `${vars.line.hair} dotted currentColor`,
  fontStyle: 'italic',
});
