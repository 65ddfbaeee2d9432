import { createGlobalVar } from '@vanilla-extract/css';

/**
 * Offset of sticky elements from the top of the viewport, as a length with its unit:
 * `--ui-sticky-top`. `SiteHeader` sets it on the elements beside it; a page with another sticky
 * header sets it on its content, so that table headings stick below that header.
 */
export const stickyTop = createGlobalVar('ui-sticky-top');
