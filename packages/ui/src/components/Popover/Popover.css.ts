import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { panel } from '../private/floating.css.ts';

const { size, space, type } = vars;

export const popover = style([
  panel,
  {
    inlineSize: 'max-content',
    maxInlineSize: `min(${size.overlay.drawer}, calc(100vw - 2 * ${space.xs}))`,
    maxBlockSize: 'var(--radix-popover-content-available-height)',
    overflowY: 'auto',
    paddingBlockEnd: space.md,
    outline: 'none',
  },
]);

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.xs,
  paddingInlineStart: space.md,
  paddingInlineEnd: space.xxs,
  paddingBlock: space.xxs,
});

export const title = style({
  fontSize: type.size.sm,
  fontWeight: type.weight.strong,
  lineHeight: type.lineHeight.snug,
});

export const body = style({ paddingInline: space.md, fontSize: type.size.sm });
