import { stickyTop, vars } from '@consultancy/ui/css';
import { globalStyle, style } from '@vanilla-extract/css';
import { scriptedAttribute } from './page-content.ts';

const { size, space } = vars;

// Keeps a scrolled-to field or anchor, its label included, clear of the header.
globalStyle('html', { scrollPaddingBlockStart: `calc(${size.header} + ${space.xxl})` });

// Until the script scrolls to anchors, the browser does so, and as smoothly (§9).
globalStyle(`html:not([${scriptedAttribute}])`, {
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
});

export const main = style({
  // Headings of tables stick below the header.
  vars: { [stickyTop]: size.header },
  minInlineSize: 0,
  // The focus only marks a position; the element is not interactive.
  outline: 'none',
});
