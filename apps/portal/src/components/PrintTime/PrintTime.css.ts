import { media, vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

export const paper = style({
  display: 'none',
  '@media': { [media.print]: { display: 'block', fontSize: vars.type.size.sm } },
});
