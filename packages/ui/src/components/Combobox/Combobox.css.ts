import { style } from '@vanilla-extract/css';
import { media } from '../../css/breakpoints.ts';
import { unmarkedEdge } from '../../css/forced-colors.ts';
import { vars } from '../../themes/vars.css.ts';
import { panel } from '../private/floating.css.ts';

const { color, line, size, space, type } = vars;

export const frame = style({ position: 'relative', display: 'grid' });

export const input = style({ paddingInlineEnd: space.xl, textOverflow: 'ellipsis' });

export const arrow = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space.sm,
  display: 'flex',
  alignItems: 'center',
  pointerEvents: 'none',
  color: color.text.muted,
});

export const popup = style([
  panel,
  {
    // In the top layer, placed by script: a dialog around the field would clip it.
    position: 'fixed',
    inset: 'auto',
    display: 'flex',
    flexDirection: 'column',
    margin: 0,
    marginBlock: space.xxs,
    padding: 0,
    overflow: 'visible',
    selectors: { '&[hidden]': { display: 'none' } },
  },
]);

export const list = style({
  listStyle: 'none',
  minBlockSize: 0,
  maxBlockSize: `calc(7 * ${size.control.md})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const option = style({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: size.control.md,
  paddingBlock: space.xs,
  paddingInline: space.sm,
  // The edge marks the active option in forced colors.
  borderInlineStart: `${line.heavy} solid transparent`,
  fontSize: type.size.md,
  lineHeight: type.lineHeight.snug,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': {
      background: color.tone.info.soft,
      borderInlineStartColor: color.tone.info.line,
    },
  },
  '@media': { [media.forcedColors]: { borderInlineStartColor: unmarkedEdge } },
});

export const description = style({ fontSize: type.size.sm, color: color.text.muted });

export const message = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: size.control.md,
  paddingInline: space.sm,
  fontSize: type.size.sm,
  color: color.text.muted,
  selectors: { '&[data-state="error"]': { color: color.tone.danger.text } },
});
