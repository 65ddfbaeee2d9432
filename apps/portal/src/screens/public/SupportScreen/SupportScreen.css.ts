import { vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

export const ways = style({
  paddingBlock: vars.space.xxl,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.rule.soft}`,
});
