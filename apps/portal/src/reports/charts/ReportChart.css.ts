import { buttonEdge, vars } from '@consultancy/ui/css';
import { style, styleVariants } from '@vanilla-extract/css';
import { chartSpace } from './chart-space.ts';

const { size, space } = vars;
const { wide, beside } = chartSpace;

export const section = style({ containerType: 'inline-size' });

/** Its words, and not its unseen edge, stand at the edge of the page. */
export const toggle = style({ marginInlineEnd: `calc(-1 * ${buttonEdge})` });

export const frame = style({
  display: 'grid',
  gap: space.md,
  alignContent: 'start',
  paddingBlockStart: space.xs,
});

const high = (columns: number, more: string) => ({
  minBlockSize: `calc(${columns} * ${size.column.xs} + ${more})`,
});

/** As high as what will stand there, so that the table below does not move when it comes. */
export const room = styleVariants({
  chart: {
    ...high(2.5, space.sm),
    '@container': { [wide]: high(2, space.xl) },
  },
  chartWithTabs: {
    ...high(3, space.xl),
    '@container': { [wide]: high(2.5, space.lg) },
  },
  chartAndGroups: {
    ...high(5.5, space.xs),
    '@container': { [wide]: high(4.5, space.md), [beside]: high(2.5, space.xl) },
  },
  chartAndTabbedGroups: {
    ...high(5.5, space.xs),
    '@container': { [wide]: high(5, space.md), [beside]: high(2.5, space.xxl) },
  },
});

/** The chart, and its groups below it or beside it. */
export const parts = style({
  display: 'grid',
  gap: space.lg,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [beside]: {
      gap: space.xl,
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridTemplateColumns: 'minmax(0, 2fr)',
    },
  },
});

/** What stands in the room of a chart or of its groups until they come. */
export const placeholder = style({ display: 'grid', gap: space.sm, minInlineSize: 0 });
