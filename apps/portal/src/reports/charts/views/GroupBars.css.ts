import { buttonEdge } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

/** Its words, and not its unseen edge, stand at the line of the names above. */
export const more = style({ marginInlineStart: `calc(-1 * ${buttonEdge})` });
