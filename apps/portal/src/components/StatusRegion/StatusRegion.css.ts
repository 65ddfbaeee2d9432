import { style } from '@vanilla-extract/css';

/**
 * Has no size while it is empty, but is always rendered: a live region that is inserted with its
 * text is not announced.
 */
export const region = style({ selectors: { '&:empty': { position: 'absolute' } } });
