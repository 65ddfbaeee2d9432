import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { containers } from '../../css/breakpoints.ts';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, layer, line, size, space, type } = vars;

const container = createContainer();
export const asCards = `${container} ${containers.cards}`;
export const asTable = `${container} ${containers.table}`;
const asTinyCards = `${container} ${containers.tiny}`;
const rowsContainer = createContainer();
const asTinyRows = `${rowsContainer} ${containers.tiny}`;
export const asTightTable = `${container} ${containers.tightTable}`;

export const frame = style({
  containerName: container,
  containerType: 'inline-size',
  // Container queries do not apply in print: a printed table has headings on each page, and never
  // cards.
  '@media': { print: { containerType: 'normal' } },
});

/** Rows become cards only in a container of this name. */
export const smallViewportFrame = style({
  containerName: rowsContainer,
  containerType: 'inline-size',
});

export const region = style({
  position: 'relative',
  overflowX: 'auto',
  borderBlock: `${line.hair} solid ${color.rule.strong}`,
  background: color.background.surface,
  '@container': { [asTable]: { maxBlockSize: '85dvh', overflowY: 'auto' } },
  '@media': { print: { maxBlockSize: 'none', overflow: 'visible' } },
});

export const table = style({
  inlineSize: '100%',
  fontSize: type.size.sm,
  lineHeight: type.lineHeight.snug,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@container': { [asCards]: { display: 'block' } },
  '@media': { print: { fontSize: type.size.xs } },
});

export const caption = style({
  captionSide: 'top',
  paddingBlock: space.xs,
  paddingInline: space.sm,
  textAlign: 'start',
  fontWeight: type.weight.strong,
  '@container': {
    [asCards]: { display: 'block' },
    [asTightTable]: { paddingInline: space.xs },
    [asTinyRows]: { paddingInline: space.xs },
  },
});

export const head = style({
  // In the accessibility tree for its roles; each value has its own label if rows are cards.
  '@container': {
    [asCards]: {
      display: 'block',
      position: 'absolute',
      inlineSize: line.hair,
      blockSize: line.hair,
      clipPath: 'inset(50%)',
      overflow: 'hidden',
    },
  },
});

export const columnHead = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.sticky,
  paddingBlock: space.xs,
  paddingInline: space.sm,
  background: color.background.sunken,
  boxShadow: `inset 0 calc(-1 * ${line.hair}) 0 ${color.rule.strong}`,
  color: color.text.muted,
  fontSize: type.size.xs,
  fontWeight: type.weight.medium,
  textAlign: 'start',
  verticalAlign: 'bottom',
  selectors: { '&[data-align="end"]': { textAlign: 'end' } },
  '@container': {
    [asCards]: { position: 'static' },
    [asTightTable]: { paddingInline: space.xs },
    [asTinyRows]: { paddingInline: space.xs },
  },
  '@media': {
    print: {
      position: 'static',
      paddingInline: space.xxs,
      // Browsers print a shadow as an image, in pieces.
      boxShadow: 'none',
      borderBlockEnd: `${line.hair} solid ${color.rule.strong}`,
    },
  },
});

export const rows = style({ '@container': { [asCards]: { display: 'block' } } });

/**
 * A row without the rule between rows. It does not depend on its neighbors, so that mounting a row
 * does not restyle others.
 */
export const rowShape = style({
  selectors: { '&:hover': { background: color.background.sunken } },
  '@container': {
    [asCards]: { display: 'block', paddingBlock: space.sm, paddingInline: space.sm },
  },
});

export const row = style([
  rowShape,
  {
    selectors: { '& + &': { borderBlockStart: `${line.hair} solid ${color.rule.soft}` } },
    '@container': {
      [asCards]: { selectors: { '& + &': { borderBlockStartColor: color.rule.strong } } },
    },
  },
]);

export const cell = style({
  paddingBlock: space.xs,
  paddingInline: space.sm,
  minBlockSize: size.control.sm,
  textAlign: 'start',
  verticalAlign: 'baseline',
  fontWeight: type.weight.regular,
  // Words do not break, and the region scrolls. Only cards are too small for that.
  overflowWrap: 'break-word',
  selectors: {
    '&[data-align="end"]': { textAlign: 'end' },
    '&[data-nowrap]': { whiteSpace: 'nowrap' },
    '&[data-mono]': { fontFamily: type.family.mono, fontWeight: type.weight.mono },
    '&[scope="row"]': { fontWeight: type.weight.medium },
    '&[scope="row"][data-mono]': { fontWeight: type.weight.mono },
  },
  '@container': {
    [asCards]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      alignItems: 'baseline',
      columnGap: space.sm,
      paddingBlock: space.xxs,
      paddingInline: 0,
      overflowWrap: 'anywhere',
      selectors: {
        '&::before': {
          content: 'attr(data-label)',
          color: color.text.muted,
          fontFamily: type.family.sans,
          fontSize: type.size.xs,
          fontWeight: type.weight.regular,
          overflowWrap: 'break-word',
          textAlign: 'start',
        },
        '&[data-align="end"]': { textAlign: 'start' },
        '&[data-mobile="hidden"]': { display: 'none' },
        // With large text a timestamp needs more than one line.
        '&[data-nowrap]': { whiteSpace: 'normal' },
      },
    },
    [asTinyCards]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [asTightTable]: { paddingInline: space.xs },
    [asTinyRows]: { paddingInline: space.xs },
  },
  '@media': {
    print: {
      paddingInline: space.xxs,
      // A timestamp on two lines is better than a column outside the page.
      selectors: { '&[data-nowrap]': { whiteSpace: 'normal' } },
    },
  },
});

// In print nothing scrolls: a long value without spaces breaks instead of displacing the last columns
// from the page. Fewer columns fit, and their text takes the whole width.
for (const [columns, widest] of [
  [5, '25vw'],
  [8, '18vw'],
]) {
  globalStyle(`tr:has(> :nth-child(${columns})) > ${cell} > div`, {
    '@media': { print: { maxInlineSize: widest } },
  });
}

export const hiddenCaption = visuallyHidden;
