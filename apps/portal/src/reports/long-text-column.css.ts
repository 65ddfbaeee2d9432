import { media } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

/** Two lines of a message tell it from others; a stack trace would push all other rows away. */
export const beginning = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  '@media': { [media.print]: { display: 'block' } },
});

/** Line breaks of the message stay, as those of a trace carry meaning. */
export const whole = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
