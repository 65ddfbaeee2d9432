import { style } from '@vanilla-extract/css';
import { media } from '../../css/breakpoints.ts';
import { chosenInForcedColors } from '../../css/forced-colors.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, line, radius, size, space, type } = vars;

/** A short label with a thin border, at least as large as the minimum touch target. */
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  maxInlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: size.target,
  paddingInline: space.xs,
  background: color.background.surface,
  border: `${line.hair} solid ${color.rule.strong}`,
  borderRadius: radius.sm,
  color: color.text.regular,
  fontSize: type.size.sm,
  lineHeight: type.lineHeight.snug,
  overflowWrap: 'anywhere',
});

/** A clickable chip; the active one is filled. */
export const chipButton = style([
  chip,
  {
    minBlockSize: size.control.sm,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.tone.neutral.soft, borderColor: color.text.regular },
      '&:active': { background: color.tone.primary.soft },
      '&[aria-pressed="true"]': {
        background: color.tone.info.soft,
        borderColor: color.tone.info.line,
        // A second, inner border, so that the state does not depend on color alone.
        boxShadow: `inset 0 0 0 ${line.hair} ${color.tone.info.line}`,
        color: color.tone.info.text,
        fontWeight: type.weight.medium,
      },
      '&:disabled': {
        background: color.background.sunken,
        borderColor: color.rule.regular,
        color: color.text.muted,
        cursor: 'not-allowed',
      },
    },
    // Forced colors remove shadows and backgrounds.
    '@media': {
      [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': chosenInForcedColors } },
    },
  },
]);
