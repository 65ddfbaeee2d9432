import { style } from '@vanilla-extract/css';
import { vars } from '../../../themes/vars.css.ts';

const { color, space, type } = vars;

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.xs,
  alignItems: 'start',
});

export const labelText = style({
  paddingBlock: `calc(${space.xxs} / 2)`,
  fontSize: type.size.sm,
  lineHeight: type.lineHeight.regular,
  color: color.text.regular,
  cursor: 'pointer',
  selectors: { ':disabled + &': { color: color.text.muted, cursor: 'not-allowed' } },
});

export const below = style({ gridColumn: '2' });
