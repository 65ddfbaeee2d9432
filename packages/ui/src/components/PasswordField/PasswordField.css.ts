import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { hintText } from '../private/Field/Field.css.ts';

export const frame = style({ position: 'relative', display: 'grid' });

/** Room at the end for the button that lies over the control. */
export const password = style({
  paddingInlineEnd: `calc(${vars.size.control.md} + ${vars.space.xs})`,
});

export const toggle = style({ position: 'absolute', insetBlock: 0, insetInlineEnd: 0 });

export const capsLock = style([
  hintText,
  {
    color: vars.color.tone.warning.text,
    fontWeight: vars.type.weight.medium,
    selectors: { '&:empty': { display: 'none' } },
  },
]);
