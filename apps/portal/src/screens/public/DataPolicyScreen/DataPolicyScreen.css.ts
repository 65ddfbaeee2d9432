import { vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

export const section = style({
  selectors: { '&:not(:first-child)': { marginBlockStart: vars.space.xl } },
});
