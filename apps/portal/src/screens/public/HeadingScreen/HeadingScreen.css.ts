import { media, sheetFrame, vars } from '@consultancy/ui/css';
import { globalStyle, style } from '@vanilla-extract/css';

const { size, space } = vars;

export const page = style({ paddingBlock: space.xl });

export const sheet = style({
  ...sheetFrame(),
  display: 'grid',
  // A margin between the map and its frame, as on a printed map.
  padding: space.md,
  backgroundColor: vars.color.background.surface,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      // As high as the visible area between the header and the footer, up to the height of a map.
      minBlockSize: `min(calc(100vh - ${size.header} - 2 * ${space.xl}), ${size.scroller})`,
    },
  },
});

export const text = style({
  display: 'grid',
  alignContent: 'space-between',
  gap: space.xxl,
  minInlineSize: 0,
  padding: space.md,
  paddingBlockEnd: space.xl,
  '@media': {
    [media.desktop]: { padding: space.xl },
  },
});

// Neither the map, which would be a page of its own, nor the links, whose buttons are not printed.
globalStyle(`${sheet} > :last-child, ${text} > :last-child`, {
  '@media': { [media.print]: { display: 'none' } },
});
