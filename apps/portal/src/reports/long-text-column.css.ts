import { media } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';
import { longText } from '../components/MultilineText/MultilineText.css.ts';

/** Two lines of a message identify it; a stack trace would displace all other rows. */
export const excerpt = style([
  longText,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    '@media': { [media.print]: { display: 'block' } },
  },
]);
