import { vars } from '@consultancy/ui/css';
import { globalStyle, style } from '@vanilla-extract/css';

const { size, space } = vars;

// A field or an anchor that is scrolled to keeps clear of the header, its label included.
globalStyle('html', { scrollPaddingBlockStart: `calc(${size.header} + ${space.xxl})` });

export const main = style({
  minInlineSize: 0,
  // The focus is only a place to go on reading from; nothing can be done with it.
  outline: 'none',
});
