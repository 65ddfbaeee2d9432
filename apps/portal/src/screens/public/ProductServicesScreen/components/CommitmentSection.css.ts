import { media, vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

export const points = style({
  display: 'grid',
  margin: 0,
  borderBlockStart: `${vars.line.thick} solid ${vars.color.rule.strong}`,
});

export const point = style({
  display: 'grid',
  gap: vars.space.xs,
  alignItems: 'baseline',
  paddingBlock: vars.space.md,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.rule.soft}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)' },
  },
});

export const term = style({
  fontSize: vars.type.size.lg,
  fontWeight: vars.type.weight.strong,
});

export const text = style({ margin: 0, maxInlineSize: vars.size.measure });
