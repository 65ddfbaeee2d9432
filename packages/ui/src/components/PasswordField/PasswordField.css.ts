import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { hintText } from '../private/Field/Field.css.ts';

export const frame = style({ position: 'relative', display: 'grid' });

/** Space at the end for the button over the control. */
export const password = style({
  paddingInlineEnd: `calc(${vars.size.control.md} + ${vars.space.xs})`,
});

export const toggle = style({ position: 'absolute', insetBlock: 0, insetInlineEnd: 0 });

// The background of the button under the pointer leaves the edge of the field visible. Important, as
// the button sets its background by a shorthand.
globalStyle(`${toggle} > button`, { backgroundClip: 'padding-box !important' });

export const capsLock = style([
  hintText,
  {
    color: vars.color.tone.warning.text,
    fontWeight: vars.type.weight.medium,
    // Takes no space while empty, but stays rendered: see `errorText`.
    selectors: { '&:empty': { position: 'absolute' } },
  },
]);

export const lengthHint = style([hintText, { display: 'grid', gap: vars.space.xxs }]);

export const lengthBar = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: vars.space.xxs,
});

export const lengthSegment = style({
  blockSize: vars.space.xxs,
  border: `${vars.line.hair} solid ${vars.color.rule.strong}`,
  selectors: {
    // The fill is also a border, so that it is visible in forced colors.
    '&[data-filled]': { border: `calc(${vars.space.xxs} / 2) solid ${vars.color.tone.info.line}` },
    '[data-complete] &[data-filled]': { borderColor: vars.color.tone.success.line },
  },
});
