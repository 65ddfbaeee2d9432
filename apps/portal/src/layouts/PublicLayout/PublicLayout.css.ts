import { media, vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The footer begins below what is in sight, however little a page has or has yet: it does not
  // jump down when the rest comes.
  gridTemplateRows: `auto minmax(calc(100vh - ${vars.size.header}), 1fr) auto`,
  '@media': { [media.print]: { display: 'block' } },
});
