import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { chip } from '../private/chip.css.ts';

const { color, radius, size, space } = vars;

export const tag = style([chip, { selectors: { '&[data-removable]': { paddingInlineEnd: 0 } } }]);

// Keeps several lines off the border; one line is lower than the tag.
globalStyle(`${tag} > span`, { paddingBlock: `calc(${space.xxs} / 2)` });

export const term = style({ color: color.text.muted });

export const remove = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  alignSelf: 'stretch',
  inlineSize: size.target,
  minBlockSize: size.target,
  marginInlineStart: space.xxs,
  borderRadius: radius.sm,
  color: color.text.muted,
  selectors: { '&:hover': { background: color.tone.neutral.soft, color: color.text.regular } },
});
