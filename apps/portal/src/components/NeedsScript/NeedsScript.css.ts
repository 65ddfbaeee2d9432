import { style } from '@vanilla-extract/css';

/** Content that is empty or inactive without scripts. */
export const needed = style({ '@media': { '(scripting: none)': { display: 'none' } } });
