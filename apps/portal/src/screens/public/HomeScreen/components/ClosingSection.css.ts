import { vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

export const closing = style({
  paddingBlock: vars.space.xxl,
  backgroundColor: vars.color.background.sunken,
});
