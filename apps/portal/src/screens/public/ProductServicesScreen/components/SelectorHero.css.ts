import { vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

export const tiles = style({
  paddingBlock: vars.space.xl,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.rule.soft}`,
});
