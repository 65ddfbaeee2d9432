import { vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';
import { filterSize } from './filter-size.ts';

const { color, line, size, space, type } = vars;

/** Container queries: beside the sidebar the form is narrower than the screen. */
export const container = style({
  containerType: 'inline-size',
  paddingBlock: space.md,
  borderBlock: `${line.hair} solid ${color.rule.soft}`,
});

const { oneLine, twoLines } = filterSize;

export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space.sm,
  '@container': { [oneLine]: { columnGap: space.md } },
});

/** The subject of the report. */
export const subject = style({
  flex: '1 1 100%',
  minInlineSize: 0,
  '@container': { [oneLine]: { flex: `1 1 ${size.column.xs}` } },
});

/** Several further filters: a line of their own, over the period. */
export const further = style({
  flex: '1 1 100%',
  display: 'grid',
  gap: space.md,
  alignItems: 'start',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${size.column.sm}, 100%), 1fr))`,
});

export const period = style({
  flex: '1 1 100%',
  minInlineSize: 0,
  '@container': { [oneLine]: { flex: `0 0 calc(3 * ${size.column.xs})` } },
});

export const count = style({
  flex: `1 1 calc(${size.column.xs} - ${space.xxl})`,
  '@container': {
    [twoLines]: { flex: `0 0 ${size.column.xs}` },
    [oneLine]: { flex: `0 0 calc(${size.column.xs} - ${space.xxl})` },
  },
});

// Aligns the button with the inputs of the fields: below the height of a label.
const label = `${type.size.sm} * ${type.lineHeight.snug} + ${space.xxs}`;

export const besideCount = style({ paddingBlockStart: `calc(${label})` });

export const action = style({
  flex: `1 1 ${size.column.xs}`,
  '@container': {
    [twoLines]: { flex: '0 0 auto' },
    [oneLine]: {
      flex: '0 0 auto',
      paddingBlockStart: `calc(${label})`,
    },
  },
});
