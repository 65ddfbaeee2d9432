import { style } from '@vanilla-extract/css';
import { media } from '../../css/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

export const columns = style({
  display: 'grid',
  gap: vars.space.xl,
  alignItems: 'end',
  '@media': {
    // With increased text spacing the heading is at least as wide as its longest word.
    [media.desktop]: { gridTemplateColumns: 'minmax(min-content, 3fr) minmax(0, 2fr)' },
  },
});
