import { vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

const { color, line, space } = vars;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space.md,
  listStyle: 'none',
  padding: 0,
  margin: 0,
});

export const row = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  justifyItems: 'start',
  paddingBlock: space.sm,
  borderBlockStart: `${line.hair} solid ${color.rule.soft}`,
  selectors: { '&:first-child': { borderBlockStart: 'none' } },
});

/** Without a button the text has its space too. */
export const text = style({ selectors: { '&:last-child': { gridColumn: '2 / -1' } } });
