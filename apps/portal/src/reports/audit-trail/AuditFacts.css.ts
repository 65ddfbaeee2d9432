import { vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

const { color, line, space, type } = vars;

/**
 * Three columns also in a drawer, where a table of the design system becomes cards: the two sides
 * of a change are compared horizontally.
 */
export const changes = style({
  inlineSize: '100%',
  // Amounts and headings do not break: in large text on a phone the drawer scrolls to them.
  minInlineSize: '17em',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: type.size.sm,
});

export const caption = style({
  paddingBlockEnd: space.xs,
  textAlign: 'start',
  fontSize: type.size.md,
  fontWeight: type.weight.strong,
});

export const cell = style({
  paddingBlock: space.xs,
  paddingInlineEnd: space.sm,
  borderBlockEnd: `${line.hair} solid ${color.rule.soft}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: type.weight.regular,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  selectors: {
    'thead &': {
      borderBlockEndColor: color.rule.strong,
      color: color.text.muted,
    },
    'th[scope="row"]&': { color: color.text.muted },
  },
});
