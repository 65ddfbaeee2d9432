import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../css/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, layer, line, motion, radius, shadow, size, space, type } = vars;

const arrive = keyframes({ from: { opacity: 0, transform: `translateY(${space.xs})` } });

export const viewport = style({
  position: 'fixed',
  zIndex: layer.notice,
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  display: 'grid',
  gap: space.xs,
  inlineSize: `min(${size.overlay.drawer} + 2 * ${space.md}, 100vw)`,
  padding: space.md,
  listStyle: 'none',
  outline: 'none',
  '@media': { [media.print]: { display: 'none' } },
});

export const toast = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space.sm,
  alignItems: 'start',
  paddingBlock: space.sm,
  paddingInlineStart: space.md,
  paddingInlineEnd: space.xs,
  backgroundColor: color.background.raised,
  border: `${line.hair} solid ${color.rule.strong}`,
  borderInlineStart: `${line.heavy} solid ${color.tone.info.line}`,
  borderRadius: radius.md,
  boxShadow: shadow.overlay,
  color: color.text.regular,
  fontSize: type.size.sm,
  animation: `${arrive} ${motion.regular} ${motion.easing}`,
  selectors: {
    '&[data-tone="success"]': { borderInlineStartColor: color.tone.success.line },
    '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
  },
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

export const mark = style({
  display: 'inline-flex',
  paddingBlockStart: `calc(${space.xxs} + 0.15em)`,
  fontSize: type.size.md,
  color: color.tone.info.text,
  selectors: { '[data-tone="success"] > &': { color: color.tone.success.text } },
});

export const text = style({
  display: 'grid',
  gap: space.xxs,
  paddingBlock: space.xxs,
  overflowWrap: 'anywhere',
});

export const title = style({ fontWeight: type.weight.strong });

export const action = style({ gridColumn: '2', paddingBlockStart: space.xs });
