import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../themes/vars.css.ts';
import { media } from './breakpoints.ts';

const { size, space } = vars;

/** Maximum widths of a page. The header and footer follow. */
export const pageWidths = ['regular', 'wide', 'full'] as const;

const chosenWidth = createVar('page-width');

const withMargins = (width: string) => `calc(${width} + 2 * ${space.lg})`;

/** Maximum width of the header, content and footer of the page, including the margins. */
export const pageWidth = withMargins(fallbackVar(chosenWidth, size.container.wide));

/** Centers a block and gives it the margins of the page. Combine it with one of `frameWidths`. */
export const frame = style({
  inlineSize: '100%',
  minInlineSize: 0,
  marginInline: 'auto',
  paddingInline: space.md,
  '@media': { [media.tablet]: { paddingInline: space.lg } },
});

export const frameWidths = styleVariants({
  page: { maxInlineSize: pageWidth },
  narrow: { maxInlineSize: withMargins(size.container.narrow) },
  regular: { maxInlineSize: withMargins(size.container.regular) },
  wide: { maxInlineSize: withMargins(size.container.wide) },
});

/** Sets the maximum width of the page for everything inside. */
export const widthScope = styleVariants(
  {
    regular: size.container.regular,
    wide: size.container.wide,
    full: size.container.full,
  } satisfies Record<(typeof pageWidths)[number], string>,
  // The element itself has no box, so that a layout of columns or full height is not affected.
  (width) => ({ display: 'contents', vars: { [chosenWidth]: width } }),
);
