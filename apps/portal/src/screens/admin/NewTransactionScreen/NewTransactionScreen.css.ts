import { vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

export const form = style({ maxInlineSize: `calc(${vars.size.container.narrow} * 1.25)` });
