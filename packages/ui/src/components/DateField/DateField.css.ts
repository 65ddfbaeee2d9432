import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { size, space } = vars;

export const frame = style({ position: 'relative', display: 'grid' });

export const text = style({ fontVariantNumeric: 'tabular-nums' });

// Less than usual only where text of 200 % on a small screen would truncate the date.
export const textBesideButton = style({
  paddingInlineEnd: `min(${size.control.md}, 18.75vw)`,
});

/** Inside the frame, whose edge stays visible while the button has hover. */
export const button = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space.xxs,
  display: 'flex',
  alignItems: 'center',
});

/** Below the visible text, so that the browser's own validation message points to it. */
export const formInput = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  minInlineSize: 0,
  paddingInlineEnd: space.none,
  opacity: 0,
  pointerEvents: 'none',
});
