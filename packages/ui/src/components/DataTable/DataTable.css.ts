import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../css/breakpoints.ts';
import { stickyTop } from '../../css/sticky-top.css.ts';
import { vars } from '../../themes/vars.css.ts';
import * as plain from '../Table/Table.css.ts';

const { color, layer, line, space, type } = vars;

/**
 * Minimum widths of the row header columns, and of the checkbox column before them. Set by script.
 */
export const nameWidth = createVar();
export const boxWidth = createVar();

export const root = style([plain.frame]);

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space.xs,
  paddingBlockEnd: space.xs,
  '@media': { print: { justifyContent: 'start' } },
});

export const title = style({ fontWeight: type.weight.strong, minInlineSize: 0 });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  marginInlineStart: 'auto',
  '@media': { print: { display: 'none' } },
});

/** Offset of the sticky headings. */
const headTop = fallbackVar(stickyTop, '0');
const headHeight = `calc(${vars.size.target} + 2 * ${space.xs})`;

export const region = style([
  plain.region,
  {
    // On a screen its lines are those of the table, and its background that of the rows: Chromium paints all
    // of a box that has them again when its height changes, as that of a long table does while it scrolls.
    background: 'none',
    '@container': { [plain.asTable]: { maxBlockSize: 'none', overflowY: 'visible' } },
    '@media': { screen: { borderBlock: 'none' } },
  },
]);
// The page scrolls, so the headings stick to its top; in a scrolling region they would stick to the
// region. Before a script measures the region, it scrolls if its content overflows.
globalStyle(`${root}[data-fits] ${region}`, { overflowX: 'clip' });

export const table = style([
  plain.table,
  {
    display: 'block',
    '@container': { [plain.asTable]: { minInlineSize: 'min-content' } },
    '@media': {
      print: { display: 'table' },
      screen: {
        selectors: {
          '&::before, &::after': {
            content: '""',
            display: 'block',
            borderBlockStart: `${line.hair} solid ${color.rule.strong}`,
          },
        },
      },
    },
  },
]);

export const head = style([
  plain.head,
  {
    '@container': {
      [plain.asTable]: {
        display: 'block',
        position: 'sticky',
        zIndex: layer.sticky,
        background: color.background.sunken,
      },
    },
  },
]);

// Not before the region is measured: it scrolls until then, and the offset would be one within it.
globalStyle(`${root}[data-fits] ${head}`, {
  '@container': { [plain.asTable]: { insetBlockStart: headTop } },
});

export const body = style([
  plain.rows,
  {
    display: 'block',
    position: 'relative',
    // The window of a long table restores the scroll position itself; the anchoring of the browser
    // would do it twice. What is below such a table stays in view when its space is added.
    selectors: { '&[data-long]': { overflowAnchor: 'none' } },
    '@media': { print: { display: 'table-row-group' } },
  },
]);

/**
 * Every row has a rule, the first one too: scrolling changes which row is the first in the page,
 * and heights must not change.
 */
export const row = style([
  plain.rowShape,
  {
    background: color.background.surface,
    borderBlockStart: `${line.hair} solid`,
    // Set on the row: browsers let rows inherit both from the body, and a change of its padding
    // would restyle all rows.
    borderColor: color.rule.soft,
    verticalAlign: 'baseline',
    selectors: { '&:hover': { background: color.background.sunken } },
    '@container': {
      [plain.asCards]: { borderColor: color.rule.strong },
      [plain.asTable]: { alignItems: 'baseline' },
    },
  },
]);
export const foot = style([
  plain.rows,
  {
    '@container': { [plain.asTable]: { display: 'block' } },
    // Browsers repeat a table foot on each printed page; totals belong below the last row.
    '@media': { print: { display: 'table-row-group' } },
  },
]);

export const totals = style([
  plain.rowShape,
  {
    background: color.background.sunken,
    borderBlockStart: `${line.hair} solid ${color.rule.strong}`,
    verticalAlign: 'baseline',
    '@container': { [plain.asTable]: { alignItems: 'baseline' } },
  },
]);
globalStyle(`${totals} > *`, { fontWeight: type.weight.medium });
// A cell without text has its baseline at its end, which would shift the totals down.
globalStyle(`${totals} > :has(> :empty)`, { alignSelf: 'start' });
// The heading of a card, not one of its values.
globalStyle(`${totals} > th`, { '@container': { [plain.asCards]: { display: 'block' } } });

globalStyle(`${row}[data-detached]`, { position: 'absolute', insetInline: 0 });
// Mounting a row neither lays out nor paints the others again.
globalStyle(`${body}[data-windowed] > tr`, { contain: 'layout style' });
globalStyle(`${root}[data-density="compact"] ${body} :is(td, th)`, {
  '@container': { [plain.asTable]: { paddingBlock: space.xxs } },
});

// What receives the focus scrolls into view below the headings, which may have two lines.
globalStyle(`${body} :is(a, button, input, [tabindex])`, {
  '@container': {
    [plain.asTable]: { scrollMarginBlockStart: `calc(${headHeight} + ${space.md})` },
  },
});

export const columnHead = style([
  plain.columnHead,
  {
    overflowWrap: 'break-word',
    '@container': {
      [plain.asTable]: {
        position: 'static',
        zIndex: 'auto',
        display: 'flex',
        alignItems: 'center',
        minBlockSize: headHeight,
        selectors: { '&[data-align="end"]': { justifyContent: 'end' } },
      },
    },
  },
]);

export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  minBlockSize: vars.size.target,
  maxInlineSize: '100%',
  color: color.text.muted,
  fontSize: type.size.xs,
  fontWeight: type.weight.medium,
  lineHeight: type.lineHeight.snug,
  textAlign: 'inherit',
  selectors: {
    '&:hover, &[data-sorted]': { color: color.text.regular },
    '[data-align="end"] > &': { flexDirection: 'row-reverse' },
  },
  '@media': { [media.print]: { color: 'inherit' } },
});

export const sortMark = style({
  display: 'inline-flex',
  flex: 'none',
  color: color.rule.strong,
  selectors: { '[data-sorted] > &': { color: color.tone.primary.text } },
});

/** Visible result of copying. It overlays the last rows, so that nothing moves. */
export const notice = style({
  position: 'sticky',
  zIndex: layer.sticky,
  insetBlockEnd: space.md,
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'center',
  blockSize: 0,
  fontSize: type.size.sm,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});
globalStyle(`${notice} > *`, {
  marginBlockEnd: space.sm,
  paddingBlock: space.xxs,
  paddingInline: space.sm,
  background: color.tone.neutral.solid,
  border: `${line.hair} solid ${color.rule.inverse}`,
  borderRadius: vars.radius.md,
  color: color.tone.neutral.onSolid,
  overflowWrap: 'anywhere',
});

export const below = style({ paddingBlockStart: space.sm });

export const printNote = style({
  display: 'none',
  '@media': { print: { display: 'block', paddingBlockStart: space.xs } },
});
