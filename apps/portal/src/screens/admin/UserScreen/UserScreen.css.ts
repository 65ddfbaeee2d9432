import { media } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

// On a phone name and enterprise take two lines, which are reserved while they are loaded.
export const lead = style({
  display: 'block',
  '@media': { [media.belowTablet]: { minBlockSize: '2lh' } },
});
