import { style } from '@vanilla-extract/css';
import { media } from '../../css/breakpoints.ts';
import { unmarkedEdge } from '../../css/forced-colors.ts';
import { vars } from '../../themes/vars.css.ts';
import { panel } from '../private/floating.css.ts';

const { color, line, size, space, type } = vars;

export const menu = style([
  panel,
  {
    minInlineSize: size.column.xs,
    maxInlineSize: `min(${size.overlay.drawer}, calc(100vw - 2 * ${space.xs}))`,
    maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
    overflowY: 'auto',
    paddingBlock: space.xxs,
  },
]);

export const separator = style({
  marginBlock: space.xxs,
  borderBlockStart: `${line.hair} solid ${color.rule.soft}`,
});

export const groupLabel = style({
  paddingBlock: space.xxs,
  paddingInline: space.sm,
  // As wide as the edge of the items, so that all labels are aligned.
  borderInlineStart: `${line.heavy} solid transparent`,
  fontSize: type.size.xs,
  fontWeight: type.weight.medium,
  letterSpacing: type.tracking.label,
  color: color.text.muted,
  '@media': { [media.forcedColors]: { borderInlineStartColor: unmarkedEdge } },
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: size.control.md,
  paddingBlock: space.xxs,
  paddingInline: space.sm,
  borderInlineStart: `${line.heavy} solid transparent`,
  color: color.text.regular,
  fontSize: type.size.sm,
  lineHeight: type.lineHeight.snug,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-tone="danger"]': { color: color.tone.warning.text },
    '&[data-highlighted]': {
      background: color.tone.info.soft,
      borderInlineStartColor: color.tone.info.line,
    },
    '&[data-tone="danger"][data-highlighted]': {
      background: color.tone.warning.soft,
      borderInlineStartColor: color.tone.warning.line,
    },
    '&[data-disabled]': { color: color.text.muted, cursor: 'not-allowed' },
  },
  '@media': { [media.forcedColors]: { borderInlineStartColor: unmarkedEdge } },
});

export const iconPlaceholder = style({ inlineSize: '1em' });
