import { vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

const { size } = vars;

/** Space for the field with its hint, and for the open list below it, which is seven options high. */
export const space = style({ minBlockSize: `calc(11 * ${size.control.md})` });
