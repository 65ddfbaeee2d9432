import { vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

export const secret = style({
  fontFamily: vars.type.family.mono,
  fontWeight: vars.type.weight.mono,
  overflowWrap: 'anywhere',
});
