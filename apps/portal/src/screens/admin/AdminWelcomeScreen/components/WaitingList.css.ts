import { containers, vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

const { color, line, space } = vars;

export const list = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space.md,
});

/** An item in the sheet: it has the whole width, within which a long e-mail or error breaks. */
export const sheetRow = style({
  paddingBlock: space.sm,
  overflowWrap: 'break-word',
  borderBlockStart: `${line.hair} solid ${color.rule.soft}`,
  selectors: { '&:first-child': { borderBlockStart: 'none' } },
});

export const row = style([
  sheetRow,
  {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'center',
    justifyItems: 'start',
  },
]);

/**
 * Without a button the text has its space too; with large text it is below the number and the button,
 * over the whole line.
 */
export const text = style({
  gridRow: '1',
  gridColumn: '2',
  selectors: { '&:last-child': { gridColumn: '2 / -1' } },
  '@container': {
    [containers.tiny]: {
      gridRow: '2',
      gridColumn: '1 / -1',
      selectors: { '&:last-child': { gridColumn: '1 / -1' } },
    },
  },
});

export const open = style({ gridRow: '1', gridColumn: '3' });
