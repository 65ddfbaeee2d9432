import { createVar } from '@vanilla-extract/css';

/**
 * Offset of sticky elements from the top of the viewport, as a length. Set it on the content of a
 * page with a sticky header, so that table headings stick below the header.
 */
export const stickyTop = createVar();
