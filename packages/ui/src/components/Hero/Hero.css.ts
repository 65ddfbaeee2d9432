import { style } from '@vanilla-extract/css';
import { media } from '../../css/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

export const columns = style({
  display: 'grid',
  gap: vars.space.xl,
  alignItems: 'end',
  '@media': {
    // With wider spacing of the text the heading takes the room of its longest word.
    [media.desktop]: { gridTemplateColumns: 'minmax(min-content, 3fr) minmax(0, 2fr)' },
  },
});
