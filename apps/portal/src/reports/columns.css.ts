import { containers, media, vars } from '@consultancy/ui/css';
import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';

/** Set to `normal` by tables whose columns take the width of their content: a long line would push others out. */
export const lineWrap = createVar();

/** In one line where rows are a table, so that all rows are equally high; in cards it wraps. */
export const oneLine = style({
  '@container': {
    [containers.table]: {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: fallbackVar(lineWrap, 'nowrap'),
    },
  },
  '@media': { [media.print]: { display: 'inline', whiteSpace: 'normal' } },
});

// A code before a name. Cards have no space to spare.
globalStyle(`${oneLine} > :first-child`, {
  '@container': { [containers.table]: { marginInlineEnd: vars.space.xxs } },
});
