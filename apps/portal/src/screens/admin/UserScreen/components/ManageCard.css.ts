import { style } from '@vanilla-extract/css';

/** The card inside is as high as the one beside it. */
export const cell = style({ display: 'grid' });
