import { globalStyle, style } from '@vanilla-extract/css';

export const glyph = style({ display: 'inline-flex', flex: 'none', fontSize: '1.15em' });

// Icons follow the size of the surrounding text, despite their own attributes.
globalStyle(`${glyph} > svg`, { inlineSize: '1em', blockSize: '1em', maxInlineSize: 'none' });
