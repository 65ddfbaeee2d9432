import { buttonEdge } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

/** Aligns the text of the button, not its invisible edge, with the names above. */
export const more = style({ marginInlineStart: `calc(-1 * ${buttonEdge})` });
