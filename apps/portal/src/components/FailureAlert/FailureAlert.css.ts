import { vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

/** In view with some space around it. */
export const alert = style({ scrollMarginBlock: vars.space.md });
