import { style } from '@vanilla-extract/css';

// The focus only marks a position; the element is not interactive.
export const place = style({ minInlineSize: 0, outline: 'none' });
