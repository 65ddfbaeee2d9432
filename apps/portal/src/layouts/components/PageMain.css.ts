import { stickyTop, vars } from '@consultancy/ui/css';
import { globalStyle, style } from '@vanilla-extract/css';

const { size, space } = vars;

// Keeps a scrolled-to field or anchor, its label included, clear of the header.
globalStyle('html', { scrollPaddingBlockStart: `calc(${size.header} + ${space.xxl})` });

export const main = style({
  // Headings of tables stick below the header.
  vars: { [stickyTop]: size.header },
  minInlineSize: 0,
  // The focus only marks a position; the element is not interactive.
  outline: 'none',
});
