import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../css/breakpoints.ts';
import { sheetFrame } from '../../../css/sheet-frame.ts';
import { stickyTop } from '../../../css/sticky-top.css.ts';
import { vars } from '../../../themes/vars.css.ts';

const { color, layer, line, motion, shadow, size, space, type } = vars;

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${space.xs})` } });
const slide = keyframes({ from: { transform: `translateX(${space.xl})`, opacity: 0 } });

const ground = style({ position: 'fixed', inset: 0, zIndex: layer.overlay });

export const backdrop = styleVariants({
  dimmed: [
    ground,
    {
      background: color.background.overlay,
      animation: `${appear} ${motion.regular} ${motion.easing}`,
    },
  ],
  // Without a transition, so that nothing behind it can be read while it appears.
  opaque: [ground, { background: color.background.sunken }],
});

const panel = style({
  // The header of the page is behind the overlay.
  vars: { [stickyTop]: space.none },
  position: 'fixed',
  zIndex: layer.overlay,
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: color.background.raised,
  color: color.text.regular,
  border: `${line.hair} solid ${color.rule.regular}`,
  boxShadow: shadow.overlay,
  outline: 'none',
});

/** In a low window the header and footer take all the height, so the overlay scrolls as a whole. */
const inLowWindow = {
  [media.low]: { overflowY: 'auto', overscrollBehavior: 'contain' },
} as const;

/**
 * In the flow and at full height in print: fixed elements would be repeated and clipped on each
 * page.
 */
const onPaper = {
  [media.print]: {
    position: 'static',
    inlineSize: 'auto',
    maxInlineSize: 'none',
    maxBlockSize: 'none',
    overflowY: 'visible',
    border: 'none',
    boxShadow: 'none',
    transform: 'none',
    animation: 'none',
  },
} as const;

export const placement = styleVariants({
  center: [
    panel,
    {
      ...sheetFrame(color.text.regular, color.rule.soft),
      // A margin outside the frame, so that its ticks are distinct from the dark backdrop.
      border: `${space.xs} solid ${color.background.raised}`,
      insetInline: space.md,
      insetBlockStart: '50%',
      marginInline: 'auto',
      inlineSize: 'auto',
      maxInlineSize: size.overlay.dialog,
      maxBlockSize: `calc(100dvh - 2 * ${space.md})`,
      transform: 'translateY(-50%)',
      animation: `${appear} ${motion.regular} ${motion.easing}`,
      '@media': { ...inLowWindow, ...onPaper },
    },
  ],
  end: [
    panel,
    {
      insetBlock: 0,
      insetInlineEnd: 0,
      inlineSize: `min(${size.overlay.drawer}, calc(100vw - ${space.xl}))`,
      borderBlock: 'none',
      borderInlineEnd: 'none',
      animation: `${slide} ${motion.regular} ${motion.easing}`,
      '@media': { ...inLowWindow, ...onPaper },
    },
  ],
  bottom: [
    panel,
    {
      insetInline: 0,
      insetBlockEnd: 0,
      maxBlockSize: '90dvh',
      borderInline: 'none',
      borderBlockEnd: 'none',
      animation: `${rise} ${motion.regular} ${motion.easing}`,
      '@media': { ...inLowWindow, ...onPaper },
    },
  ],
});

export const head = style({
  display: 'flex',
  // With large text on a phone the close button is above the title, so that ordinary words fit.
  flexWrap: 'wrap-reverse',
  alignItems: 'start',
  gap: space.sm,
  paddingBlock: space.md,
  paddingInline: space.lg,
  paddingInlineEnd: space.sm,
  borderBlockEnd: `${line.hair} solid ${color.rule.soft}`,
  '@media': { [media.belowTablet]: { paddingInlineStart: space.md } },
});
globalStyle(`${head} > div`, { flex: '1 1 7em', minInlineSize: 0 });
// The same end of the lines as beside the gap of a close button.
globalStyle(`${head} > div:last-child`, { marginInlineEnd: space.sm });
globalStyle(`${head} > button`, { marginInlineStart: 'auto' });

export const title = style({
  paddingBlock: space.xxs,
  // The limit is less only in large text on a phone.
  fontSize: `min(${type.heading.md}, 10vw)`,
  fontWeight: type.weight.heading,
  lineHeight: type.lineHeight.snug,
  wordSpacing: type.tracking.headingWords,
});

export const description = style({
  color: color.text.muted,
  fontSize: type.size.sm,
  textWrap: 'pretty',
});

export const body = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: space.md,
  paddingInline: space.lg,
  '@media': {
    [media.belowTablet]: { paddingInline: space.md },
    [media.low]: { flex: '1 0 auto', overflowY: 'visible' },
    [media.print]: { overflowY: 'visible' },
  },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.sm,
  paddingBlock: space.md,
  paddingInline: space.lg,
  borderBlockStart: `${line.hair} solid ${color.rule.soft}`,
  // Without a body, the rule below the header suffices.
  selectors: { [`${head} + &`]: { borderBlockStart: 'none' } },
  '@media': { [media.belowTablet]: { paddingInline: space.md } },
});
