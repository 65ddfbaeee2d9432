import { style } from '@vanilla-extract/css';

/** No box of its own: the area is laid out as if it were not there. */
export const area = style({ display: 'contents' });

// Not removed: what was typed and the scroll position stay.
export const covered = style([area, { visibility: 'hidden' }]);
