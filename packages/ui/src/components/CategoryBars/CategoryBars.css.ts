import { createContainer, style } from '@vanilla-extract/css';
import { containers } from '../../css/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, line, space, type } = vars;

const container = createContainer();
const tinyContainer = `${container} ${containers.tiny}`;
const smallContainer = `${container} ${containers.cards}`;

export const frame = style({ containerName: container, containerType: 'inline-size' });

export const table = style({
  display: 'grid',
  gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr) auto',
  columnGap: space.sm,
  fontSize: type.size.sm,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@container': {
    // A number beside a word of 17 letters has two lines before the word breaks.
    [smallContainer]: { gridTemplateColumns: 'minmax(9em, 1fr) auto' },
    [tinyContainer]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** Row groups have no layout of their own: all rows share the columns of the table. */
export const inner = style({ display: 'contents' });
export const row = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  paddingBlock: space.xxs,
});

export const caption = style({
  gridColumn: '1 / -1',
  paddingBlockEnd: space.xs,
  fontSize: type.size.md,
  fontWeight: type.weight.strong,
  textAlign: 'start',
});

export const name = style({
  gridArea: '1 / 1',
  fontWeight: type.weight.regular,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});

export const value = style({
  gridArea: '1 / 3',
  textAlign: 'end',
  fontWeight: type.weight.medium,
  overflowWrap: 'anywhere',
  '@container': {
    [smallContainer]: { gridArea: '1 / 2' },
    // Below the name, which needs the full width.
    [tinyContainer]: { gridArea: '2 / 1', textAlign: 'start' },
  },
});

export const bars = style({
  gridArea: '1 / 2',
  inlineSize: '100%',
  maxInlineSize: 'none',
  blockSize: space.md,
  '@container': {
    [smallContainer]: { gridArea: '2 / 1 / 3 / -1', blockSize: space.xs },
    [tinyContainer]: { gridRow: '3' },
  },
});
export const ground = style({ stroke: color.rule.strong, strokeWidth: line.hair });
