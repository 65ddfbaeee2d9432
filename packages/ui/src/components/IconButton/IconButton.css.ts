import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

/** A square in each size. */
export const square = styleVariants(vars.size.control, (length) => ({
  inlineSize: length,
  minInlineSize: length,
  padding: 0,
}));
