import { vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

const { color, line, space } = vars;

export const list = style({ display: 'grid', listStyle: 'none', padding: 0, margin: 0 });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  paddingBlock: space.sm,
  borderBlockStart: `${line.hair} solid ${color.rule.soft}`,
  selectors: { '&:first-child': { borderBlockStart: 'none' } },
});

export const words = style({ flex: 1, minInlineSize: 0 });
