import { buttonEdge, vars } from '@consultancy/ui/css';
import { style, styleVariants } from '@vanilla-extract/css';
import { chartSpace } from './chart-space.ts';

const { size, space } = vars;
const { wide, beside } = chartSpace;

export const section = style({ containerType: 'inline-size' });

/** Aligns the text of the button, not its invisible edge, with the edge of the page. */
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

/** As high as the loaded chart, so that the table below does not shift. */
export const reserved = styleVariants({
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

/** Skeleton in the reserved space of a chart or of its groups. */
export const placeholder = style({ display: 'grid', gap: space.sm, minInlineSize: 0 });
