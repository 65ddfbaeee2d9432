import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, line, size, space, type } = vars;

/** Side by side if all steps fit, on one line like a route on a map. */
export const steps = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${size.column.sm}), 1fr))`,
  gap: space.lg,
  listStyle: 'none',
  counterReset: 'step',
});

export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.xs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  paddingBlockStart: space.md,
  borderBlockStart: `${line.hair} solid ${color.rule.strong}`,
  counterIncrement: 'step',
  selectors: {
    // Screen readers announce the number of the list item; the visible one is decoration.
    '&::before': {
      content: 'counter(step) / ""',
      fontFamily: type.family.mono,
      fontWeight: type.weight.mono,
      fontSize: type.heading.lg,
      lineHeight: type.lineHeight.tight,
      color: color.tone.warning.text,
    },
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: 0,
      inlineSize: line.hair,
      blockSize: line.tick,
      background: color.rule.strong,
    },
  },
});

export const body = style({ fontSize: type.size.sm, color: color.text.muted });
