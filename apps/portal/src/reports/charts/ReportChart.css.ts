import { buttonEdge, media, vars } from '@consultancy/ui/css';
import { style, styleVariants } from '@vanilla-extract/css';
import { chartSpace } from './chart-space.ts';

const { color, line, size, space, type } = vars;
const { wide, beside, closeBeside } = chartSpace;
const textLine = `${type.size.sm} * ${type.lineHeight.regular}`;

/** Screens, and not sheets of paper, on which a summary is one line until it is opened, and is not loaded before. */
export const smallScreen = media.belowTablet;

export const section = style({
  containerType: 'inline-size',
  borderBlockEnd: `${line.hair} solid ${color.rule.soft}`,
  paddingBlockEnd: space.xs,
});

/** Title, sentence and button in one line, and the chart below; the sentence below if it is small. */
export const strip = style({
  display: 'grid',
  // With large text the words of the button wrap before those of the title break.
  gridTemplateColumns: 'minmax(min-content, 1fr) minmax(min-content, auto)',
  gridTemplateAreas: '"title toggle" "sentence sentence" "chart chart"',
  alignItems: 'center',
  columnGap: space.md,
  '@container': {
    [beside]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"title sentence toggle" "chart chart chart"',
    },
  },
});

export const title = style({ gridArea: 'title' });

/** Aligns the text of the button, not its invisible edge, with the edge of the page. */
export const toggle = style({ gridArea: 'toggle', marginInlineEnd: `calc(-1 * ${buttonEdge})` });

/** Reserves the lines of most sentences, so that the table below does not shift. */
export const sentence = style({
  gridArea: 'sentence',
  display: 'grid',
  alignContent: 'center',
  minBlockSize: `calc(4 * ${textLine})`,
  '@container': {
    [wide]: { minBlockSize: `calc(2 * ${textLine})` },
  },
});

const high = (columns: number, more: string) => ({
  minBlockSize: `calc(${columns} * ${size.column.xs} + ${more})`,
});

/**
 * As high as the loaded chart, so that the table below does not shift, whichever tools come first: beside
 * the chart, one or two names need two lines.
 */
export const reserved = styleVariants({
  chart: {
    ...high(2, space.xs),
    '@container': { [wide]: high(1.75, space.sm) },
  },
  chartWithTabs: {
    ...high(2.25, space.xl),
    '@container': { [wide]: high(2, space.xl) },
  },
  chartAndGroups: {
    ...high(4.5, space.xxl),
    '@container': { [wide]: high(4, space.xl), [beside]: high(2, space.xxl) },
  },
  chartAndTabbedGroups: {
    ...high(4.75, space.xl),
    '@container': {
      [wide]: high(4.5, space.md),
      [beside]: high(2.25, space.lg),
      [closeBeside]: high(2.25, `${space.lg} + ${textLine}`),
    },
  },
});

/** The chart, and its groups below it or beside it. */
export const parts = style({
  gridArea: 'chart',
  display: 'grid',
  gap: space.lg,
  alignItems: 'start',
  alignContent: 'start',
  paddingBlockStart: space.xs,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [beside]: {
      gap: space.xl,
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 2fr)',
      gridTemplateColumns: 'minmax(0, 3fr)',
    },
  },
});

/** Skeleton in the reserved space of a chart or of its groups. */
export const placeholder = style({ display: 'grid', gap: space.sm, minInlineSize: 0 });
