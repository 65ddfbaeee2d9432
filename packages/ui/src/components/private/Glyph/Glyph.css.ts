import { globalStyle, style } from '@vanilla-extract/css';

export const glyph = style({ display: 'inline-flex', flex: 'none', fontSize: '1.15em' });

// Icons follow the size of the text beside them, whatever their own attributes say.
globalStyle(`${glyph} > svg`, { inlineSize: '1em', blockSize: '1em', maxInlineSize: 'none' });
