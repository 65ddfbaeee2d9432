import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

/** Square: as wide as high, whatever the size. */
export const square = styleVariants(vars.size.control, (length) => ({
  inlineSize: length,
  minInlineSize: length,
  padding: 0,
}));
