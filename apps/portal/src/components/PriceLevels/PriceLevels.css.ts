import { style } from '@vanilla-extract/css';

/** Counts for the least width of the column as well. */
export const breakable = style({ overflowWrap: 'anywhere' });

export const together = style({ whiteSpace: 'nowrap' });
