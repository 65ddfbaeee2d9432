import { sheetFrame, vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const page = style({ paddingBlock: space.xl });

export const sheet = style({
  paddingBlock: space.xxl,
  paddingInline: space.lg,
  ...sheetFrame(),
});
