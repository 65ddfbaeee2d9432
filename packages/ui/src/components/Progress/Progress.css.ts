import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../css/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, line, radius, space, type } = vars;

const travel = keyframes({
  from: { backgroundPosition: '150% 0' },
  to: { backgroundPosition: '-50% 0' },
});

export const progress = style({ display: 'grid', gap: space.xxs, minInlineSize: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.md,
  fontSize: type.size.sm,
  lineHeight: type.lineHeight.snug,
});

export const label = style({ fontWeight: type.weight.medium, overflowWrap: 'anywhere' });

export const value = style({
  color: color.text.muted,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});

export const row = style({ display: 'flex', alignItems: 'center', gap: space.sm });

const filled = { background: color.tone.info.line };

/** A scale bar that fills from the start. */
export const bar = style({
  appearance: 'none',
  flex: '1 1 auto',
  minInlineSize: 0,
  inlineSize: '100%',
  blockSize: space.sm,
  overflow: 'hidden',
  background: color.background.sunken,
  border: `${line.hair} solid ${color.rule.strong}`,
  borderRadius: radius.sm,
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': filled,
    '&::-moz-progress-bar': filled,
    '&:indeterminate': {
      backgroundImage: `linear-gradient(90deg, transparent, ${color.tone.info.line} 50%, transparent)`,
      backgroundSize: '50% 100%',
      backgroundRepeat: 'no-repeat',
      animation: `${travel} ${vars.motion.pulse} linear infinite`,
    },
    '&:indeterminate::-moz-progress-bar': { background: 'transparent' },
  },
  '@media': {
    // Forced colors remove backgrounds that are not system colors.
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'Canvas',
      borderColor: 'CanvasText',
      selectors: {
        '&::-webkit-progress-value': { background: 'Highlight' },
        '&::-moz-progress-bar': { background: 'Highlight' },
        '&:indeterminate': {
          backgroundImage: `linear-gradient(90deg, transparent, Highlight 50%, transparent)`,
        },
      },
    },
    [media.reducedMotion]: {
      selectors: {
        // Stripes indicate progress without motion.
        '&:indeterminate': {
          animation: 'none',
          backgroundImage: `repeating-linear-gradient(135deg, ${color.tone.info.line} 0 ${space.xxs}, transparent 0 ${space.xs})`,
          backgroundSize: 'auto',
        },
      },
    },
  },
});
