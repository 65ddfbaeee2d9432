import { createVar } from '@vanilla-extract/css';

/**
 * How far below the top of the page a sticky element starts, as a length. Set it on the
 * content of a page whose header sticks to the top: the headings of tables then stick below it.
 */
export const stickyTop = createVar();
