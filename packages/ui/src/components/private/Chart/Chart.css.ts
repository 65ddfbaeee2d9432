import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../css/breakpoints.ts';
import { buttonEdge } from '../../../css/button-edge.ts';
import { focusRing } from '../../../css/focus-ring.ts';
import { vars } from '../../../themes/vars.css.ts';

const { color, line, space, type } = vars;

export const chart = style({ minInlineSize: 0, breakInside: 'avoid' });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space.xs,
  paddingBlockEnd: space.xs,
});

export const title = style({ minInlineSize: 0, fontWeight: type.weight.strong });

/** Aligns the text of the button, and not its transparent edge, with the edge of the chart. */
export const toggle = style({ marginInline: `calc(-1 * ${buttonEdge})` });

/** Colors of the series, in order. Line patterns and markers distinguish them as well. */
const tones = [color.tone.info, color.tone.warning, color.tone.success, color.tone.neutral];
export const seriesColor = styleVariants(
  Object.fromEntries(
    tones.map((tone, index) => [
      index,
      {
        color: tone.solid,
        // SVG colors are not adjusted in forced colors and might not contrast with the forced
        // background.
        '@media': { [media.forcedColors]: { color: 'CanvasText' } },
      },
    ]),
  ),
);

export const readOut = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.md,
  rowGap: space.xxs,
  paddingBlockEnd: space.sm,
  fontSize: type.size.sm,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const readOutPlace = style({ color: color.text.muted });
export const readOutItem = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xxs,
  minInlineSize: 0,
});
/** The legend symbol stays beside its label, which wraps. */
export const readOutName = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxs,
  minInlineSize: 0,
});
export const readOutWords = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const readOutValue = style([readOutWords, { fontWeight: type.weight.strong }]);
export const seriesSample = style({ flex: 'none', overflow: 'visible' });

/** Value axis, plot, and the labels below it. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.xs,
  paddingBlockStart: space.xs,
});

export const plotHeight = styleVariants({
  sm: { blockSize: vars.size.column.xs },
  md: { blockSize: vars.size.column.sm },
  lg: { blockSize: vars.size.column.lg },
});

/** Ticks are at even distances, so the browser distributes them; none has a height of its own. */
export const valueTicks = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'space-between',
});
export const valueTick = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  blockSize: 0,
  whiteSpace: 'nowrap',
  color: color.text.muted,
  fontSize: type.size.xs,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const plot = style({
  position: 'relative',
  minInlineSize: 0,
  touchAction: 'pan-y',
  selectors: { '&:has(:focus-visible)': focusRing },
});

/** As wide as its box on screen; in print it shrinks with the box. */
export const drawing = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
  overflow: 'visible',
});

/** The range input that explores the data, invisible over the plot. */
export const explorer = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  appearance: 'none',
  pointerEvents: 'none',
});

export const rule = style({ stroke: color.rule.soft, strokeWidth: line.hair });
export const ground = style({ stroke: color.rule.strong, strokeWidth: line.hair });
export const cursor = style({ stroke: color.text.muted, strokeWidth: line.hair });

export const seriesLine = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: line.thick,
  strokeLinejoin: 'round',
});
export const seriesArea = style({ fill: 'currentColor', opacity: 0.14 });
export const seriesMark = style({
  fill: color.background.surface,
  stroke: 'currentColor',
  strokeWidth: line.thick,
  selectors: { '&[data-active]': { fill: 'currentColor' } },
  '@media': { [media.forcedColors]: { fill: 'Canvas' } },
});
export const seriesBar = style({
  fill: 'currentColor',
  selectors: { '&[data-dimmed]': { opacity: 0.45 } },
});

export const placeTicks = style({ gridColumn: '2', blockSize: space.lg, position: 'relative' });
globalStyle(`${placeTicks} text`, {
  fill: color.text.muted,
  fontSize: type.size.xs,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});
