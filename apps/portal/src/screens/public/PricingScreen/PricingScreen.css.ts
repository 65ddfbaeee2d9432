import { vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

export const waiting = style({ paddingBlock: vars.space.xxl });
