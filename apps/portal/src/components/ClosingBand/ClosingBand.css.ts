import { vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

export const band = style({
  paddingBlock: vars.space.xxl,
  backgroundColor: vars.color.background.sunken,
});
