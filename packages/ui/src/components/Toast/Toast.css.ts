import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../css/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, layer, line, motion, radius, shadow, size, space, type } = vars;

const arrive = keyframes({ from: { opacity: 0, transform: `translateY(${space.xs})` } });

const inlineSize = `${size.overlay.drawer} + 2 * ${space.md}`;

/**
 * Scrolls on low screens, from its end, where the newest toast is. It does not clip the shadows, and
 * clicks beside the toasts reach the page.
 */
export const frame = style({
  position: 'fixed',
  zIndex: layer.notice,
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'end',
  inlineSize: `min(${inlineSize} + ${space.xxl}, 100vw)`,
  maxBlockSize: '100dvh',
  paddingBlockStart: space.xl,
  overflowX: 'hidden',
  overflowY: 'auto',
  pointerEvents: 'none',
  '@media': { [media.print]: { display: 'none' } },
});

export const viewport = style({
  display: 'grid',
  gap: space.xs,
  inlineSize: `min(${inlineSize}, 100vw)`,
  padding: space.md,
  listStyle: 'none',
  outline: 'none',
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
  pointerEvents: 'auto',
  animation: `${arrive} ${motion.regular} ${motion.easing}`,
  // Radix sets `none` on the element, for the swipe that closes a toast; that is horizontal.
  touchAction: 'pan-y !important',
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
