import { media, vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The footer starts below the fold, however short the page is: it does not shift when more
  // content is loaded.
  gridTemplateRows: `auto minmax(calc(100vh - ${vars.size.header}), 1fr) auto`,
  '@media': {
    [media.print]: {
      display: 'block',
      // What separates sections on a screen would be half of each sheet of paper.
      vars: { [vars.space.xl]: vars.space.md, [vars.space.xxl]: vars.space.lg },
    },
  },
});
