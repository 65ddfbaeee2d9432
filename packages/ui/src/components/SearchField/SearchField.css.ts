import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, size, space } = vars;

export const frame = style({ position: 'relative', display: 'grid' });

export const lens = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: space.sm,
  display: 'flex',
  alignItems: 'center',
  color: color.text.muted,
  pointerEvents: 'none',
});

export const search = style({
  paddingInlineStart: `calc(${size.control.md} - ${space.xxs})`,
  paddingInlineEnd: `calc(${size.control.md} + ${space.xxs})`,
  // The browser's own clear button has no accessible name and cannot be reached by keyboard.
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});

export const clear = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  selectors: { [`${search}:placeholder-shown ~ &`]: { display: 'none' } },
});

// The background of the button under the pointer leaves the edge of the field visible. Important, as
// the button sets its background by a shorthand.
globalStyle(`${clear} > button`, { backgroundClip: 'padding-box !important' });
