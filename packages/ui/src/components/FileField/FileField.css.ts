import { style } from '@vanilla-extract/css';
import { media } from '../../css/breakpoints.ts';
import { chosenInForcedColors } from '../../css/forced-colors.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, line, radius, size, space, type } = vars;

export const frame = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.sm,
  rowGap: space.xs,
  minBlockSize: size.control.md,
  minInlineSize: 0,
  padding: space.xxs,
});

/** Fills the frame, so that a click or a drop anywhere reaches it. Its own text has the language of the browser. */
export const input = style({
  position: 'absolute',
  inset: 0,
  blockSize: '100%',
  padding: 0,
  fontSize: 0,
  color: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&::file-selector-button': { display: 'none' },
    '&:disabled': { pointerEvents: 'none' },
    '&[data-state="over"]': {
      backgroundColor: color.tone.info.soft,
      borderColor: color.tone.info.line,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-state="over"]': chosenInForcedColors } },
  },
});

const above = style({ position: 'relative', pointerEvents: 'none' });

export const button = style([
  above,
  {
    maxInlineSize: '100%',
    paddingInline: space.sm,
    paddingBlock: space.xxs,
    background: color.background.surface,
    border: `${line.hair} solid ${color.rule.strong}`,
    borderRadius: radius.md,
    fontSize: type.size.sm,
    fontWeight: type.weight.medium,
    lineHeight: type.lineHeight.snug,
    overflowWrap: 'anywhere',
    selectors: {
      [`${input}:hover:not(:disabled) ~ &`]: {
        background: color.tone.neutral.soft,
        borderColor: color.text.regular,
      },
      [`${input}:disabled ~ &`]: {
        background: color.background.sunken,
        borderColor: color.rule.regular,
        color: color.text.muted,
      },
    },
    '@media': {
      print: { display: 'none' },
      [media.forcedColors]: {
        selectors: { [`${input}:disabled ~ &`]: { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  },
]);

export const text = style([
  above,
  {
    flex: 1,
    minInlineSize: `min(100%, ${size.control.lg} * 4)`,
    paddingInline: space.xxs,
    fontSize: type.size.sm,
    lineHeight: type.lineHeight.snug,
    overflowWrap: 'anywhere',
    '@media': {
      [media.forcedColors]: {
        selectors: { [`${input}[data-state="over"] ~ &`]: { color: 'SelectedItemText' } },
      },
    },
  },
]);

export const empty = style([text, { color: color.text.muted }]);
