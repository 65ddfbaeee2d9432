import { vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

const { color, line: rule, space, type } = vars;

export const lines = style({ display: 'grid', margin: 0 });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.md,
  paddingBlock: space.xs,
  fontSize: type.size.sm,
  lineHeight: type.lineHeight.snug,
  color: color.text.muted,
  borderBlockStart: `${rule.hair} solid ${color.rule.soft}`,
  selectors: {
    '&:first-child': { borderBlockStart: 'none' },
    '&[data-balance="true"]': { color: color.text.regular, fontWeight: type.weight.medium },
  },
});

export const amount = style({
  marginInlineStart: 'auto',
  color: color.text.regular,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
});
