import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { containers } from '../../css/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, line, size, space, type } = vars;

export const stat = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space.xxs,
  minInlineSize: 0,
  paddingBlockStart: space.xs,
  borderBlockStart: `${line.hair} solid ${color.rule.strong}`,
  selectors: {
    // A tick as at the start of a scale bar.
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: 0,
      inlineSize: line.hair,
      blockSize: line.tick,
      background: color.rule.strong,
    },
  },
});

export const label = style({
  paddingInlineStart: space.xs,
  fontSize: type.size.sm,
  lineHeight: type.lineHeight.snug,
  color: color.text.muted,
  overflowWrap: 'anywhere',
});

export const value = style({
  paddingInlineStart: space.xs,
  fontSize: type.heading.lg,
  fontWeight: type.weight.heading,
  lineHeight: type.lineHeight.snug,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
});

/**
 * A number takes one line of the smallest column of a group. Widths in em of «$ 999.999.999», of the largest
 * amount, «$ 999.999.999.999,99», and of a sum of 18 digits.
 */
export const number = styleVariants({ short: 6.7, long: 11, longest: 14 }, (width) => ({
  fontSize: `min(${type.heading.lg}, calc((100cqi - ${space.xs}) / ${width}))`,
}));
export type NumberLength = keyof typeof number;

export const tone = styleVariants(color.tone, ({ text }) => ({ color: text }));

export const hint = style({
  paddingInlineStart: space.xs,
  fontSize: type.size.xs,
  lineHeight: type.lineHeight.snug,
  color: color.text.muted,
  overflowWrap: 'anywhere',
});

const minimum = createVar();

/** How much is missing for four columns beside each other; negative if they fit. */
const missing = `(4 * ${size.column.xs} + 3 * ${space.lg} - 100%)`;

export const group = style({
  vars: { [minimum]: size.column.xs },
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${minimum}), 1fr))`,
  gap: space.lg,
  selectors: {
    // Where four do not fit beside each other, there are two rows of two: no column is empty. The group is the
    // container, so that no container query applies to it. Many times what is missing is more than
    // half of any group, even if one pixel is missing, and less than a column if nothing is.
    '&:has(> :nth-child(4):last-child)': {
      vars: {
        [minimum]: `max(${size.column.xs}, min((100% - ${space.lg}) / 2, ${missing} * 999))`,
      },
    },
  },
});
globalStyle(`${group} > *`, { containerType: 'inline-size' });
// The third of three takes the second row of two columns.
globalStyle(`${group} > :nth-child(3):last-child`, {
  '@container': { [containers.twoStats]: { gridColumn: '1 / -1' } },
});
