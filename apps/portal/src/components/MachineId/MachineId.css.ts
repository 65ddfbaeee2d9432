import { style } from '@vanilla-extract/css';

// An identifier may be one long word.
export const identifier = style({ overflowWrap: 'anywhere' });
