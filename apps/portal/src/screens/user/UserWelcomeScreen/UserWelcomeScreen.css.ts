import { style } from '@vanilla-extract/css';

/** A card inside is as high as its row, so that the columns end together. */
export const cell = style({ display: 'grid' });
