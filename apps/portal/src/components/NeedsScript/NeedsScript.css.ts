import { style } from '@vanilla-extract/css';

/** Would stay empty or do nothing for ever. */
export const needed = style({ '@media': { '(scripting: none)': { display: 'none' } } });
