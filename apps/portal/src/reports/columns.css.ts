import { media } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';
import { asTable } from './table-size.ts';

/** In one line where rows are a table, so that all rows are equally high; in cards it wraps. */
export const oneLine = style({
  '@container': {
    [asTable]: {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
  '@media': { [media.print]: { display: 'inline', whiteSpace: 'normal' } },
});
