import { style } from '@vanilla-extract/css';

/** Counts for the least width of a cell too, which else would let the name cover the next cell. */
export const breakable = style({ overflowWrap: 'anywhere' });
