import { vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

export const page = style({ paddingBlock: vars.space.xxl });
