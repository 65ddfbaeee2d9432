import { vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

const { color, line, space } = vars;

/** With large text the words are below the number and the button, over the whole line. */
const tiny = '(max-width: 15em)';

export const list = style({
  containerType: 'inline-size',
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
export const text = style({
  gridRow: '1',
  gridColumn: '2',
  selectors: { '&:last-child': { gridColumn: '2 / -1' } },
  '@container': {
    [tiny]: {
      gridRow: '2',
      gridColumn: '1 / -1',
      selectors: { '&:last-child': { gridColumn: '1 / -1' } },
    },
  },
});

export const open = style({ gridRow: '1', gridColumn: '3' });
