import { vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';
import { filterSize } from './filter-size.ts';

const { color, line, size, space, type } = vars;
const { folded, oneLine } = filterSize;

/** Container queries: beside the sidebar the form is narrower than the screen. */
export const container = style({
  containerType: 'inline-size',
  paddingBlock: space.sm,
  borderBlock: `${line.hair} solid ${color.rule.soft}`,
});

/**
 * Controls are aligned at their bottom, as labels have one line or two; at their top where one has a
 * message below it, which must not move it up.
 */
export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space.sm,
  '@container': { [oneLine]: { columnGap: space.xs } },
  selectors: { '&:has([aria-invalid="true"])': { alignItems: 'start' } },
});

const besideMessage = `form:has([aria-invalid="true"]) > &`;
const label = `calc(${type.size.sm} * ${type.lineHeight.snug} + ${space.xxs})`;

/** The subject of the report, or its only further filter. */
export const subject = style({
  flex: '1 1 100%',
  minInlineSize: 0,
  '@container': { [oneLine]: { flex: `1 1 calc(${size.column.xs} - ${space.md})` } },
});

/** The optional filters: boxes of the line itself, or folded. */
export const optional = style({
  display: 'contents',
  '@container': { [folded]: { selectors: { '&[data-folded]': { display: 'none' } } } },
});

/** Several further filters: a line of their own, over the period. */
export const further = style({
  flex: '1 1 100%',
  display: 'grid',
  // Its columns are those of the dates below.
  gap: `${space.sm} ${space.xs}`,
  alignItems: 'start',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${size.column.xs}, 100%), 1fr))`,
});

export const period = style({
  flex: `1 1 calc(3 * ${size.column.xs})`,
  minInlineSize: 0,
  '@container': { [oneLine]: { flex: `0 0 calc(3 * ${size.column.xs})` } },
});

/** «Registros»: as wide as its placeholder «Hasta 1.000». */
export const count = style({
  flex: `1 1 calc(${size.column.xs} - 2 * ${space.md})`,
  '@container': {
    [oneLine]: {
      flex: `0 0 calc(${size.column.xs} - 2 * ${space.md})`,
      // Its message needs more space than its value.
      selectors: { '&:has([aria-invalid="true"])': { flexBasis: size.column.sm } },
    },
  },
});

/** The button that shows the optional filters. */
export const unfold = style({
  display: 'none',
  '@container': { [folded]: { display: 'block' } },
});

// Folded, the button is beside one without a label.
const besideUnfold = `${optional}[data-folded] ~ &`;

export const action = style({
  selectors: { [besideMessage]: { paddingBlockStart: label } },
  '@container': { [folded]: { selectors: { [besideUnfold]: { paddingBlockStart: 0 } } } },
});

/** Reserves its space, so that the line does not wrap when the result is there, unless its number is long. */
export const result = style({
  display: 'grid',
  alignContent: 'center',
  flex: `1 1 calc(${size.column.xs} / 2)`,
  minInlineSize: 'min-content',
  minBlockSize: size.control.md,
  selectors: { [besideMessage]: { paddingBlockStart: label } },
  '@container': {
    [folded]: {
      flexBasis: space.xxl,
      selectors: {
        [besideMessage]: { paddingBlockStart: 0 },
        // Two lines are higher than the buttons, and would move them and the rows when they appear.
        [besideUnfold]: { alignSelf: 'center', marginBlock: `calc(-1 * ${space.xxs})` },
      },
    },
  },
});
