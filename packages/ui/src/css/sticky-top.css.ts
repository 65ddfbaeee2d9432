import { createVar } from '@vanilla-extract/css';

/**
 * How far below the top of the page a sticky element starts, as a length. Set it on `html` where a
 * header sticks to the top of the page: the headings of tables then stick below it.
 */
export const stickyTop = createVar();
