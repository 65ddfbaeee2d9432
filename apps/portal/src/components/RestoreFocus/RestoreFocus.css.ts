import { style } from '@vanilla-extract/css';

// The focus is only a place to go on reading from; nothing can be done with it.
export const place = style({ minInlineSize: 0, outline: 'none' });
