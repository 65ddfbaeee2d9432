import { style } from '@vanilla-extract/css';

/** Large enough to be scanned from a screen, and never wider than a phone. */
export const code = style({ display: 'block', inlineSize: '24ch', maxInlineSize: '100%' });
