import { style } from '@vanilla-extract/css';

/** Takes no room while it is empty, but stays: a live region that comes with its words says nothing. */
export const region = style({ selectors: { '&:empty': { position: 'absolute' } } });
