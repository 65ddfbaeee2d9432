import { style } from '@vanilla-extract/css';

export const multiline = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
