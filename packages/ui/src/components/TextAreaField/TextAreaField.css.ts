import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const area = style({ paddingBlock: vars.space.xs, resize: 'vertical' });
