import { media } from '@consultancy/ui/css';
import { globalStyle, style } from '@vanilla-extract/css';

/**
 * Text that may fill a sheet of paper. Boxes around it break in print: one that must not would leave the
 * rest of its sheet empty and start on the next one.
 */
export const longText = style({});
globalStyle(`:root :has(${longText})`, { '@media': { [media.print]: { breakInside: 'auto' } } });

export const multiline = style([longText, { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }]);
