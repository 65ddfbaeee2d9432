import { style } from '@vanilla-extract/css';
import { media } from '../../css/breakpoints.ts';
import { focusRing } from '../../css/focus-ring.ts';
import { unmarkedEdge } from '../../css/forced-colors.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, line, size, space, type } = vars;

/** Many tabs scroll horizontally instead of wrapping. */
export const list = style({
  display: 'flex',
  overflowX: 'auto',
  borderBlockEnd: `${line.hair} solid ${color.rule.regular}`,
});

export const tab = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: size.control.md,
  maxInlineSize: '80%',
  paddingInline: space.md,
  borderBlockEnd: `${line.heavy} solid transparent`,
  color: color.text.muted,
  fontSize: type.size.sm,
  fontWeight: type.weight.medium,
  lineHeight: type.lineHeight.snug,
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { color: color.text.regular },
    '&[data-state="active"]': {
      borderBlockEndColor: color.tone.primary.line,
      color: color.text.regular,
    },
    '&[data-disabled]': { color: color.text.muted, cursor: 'not-allowed', opacity: 0.6 },
    // Inside the border, because the scrolling list would clip an outer ring.
    '&:focus-visible': { ...focusRing, outlineOffset: `calc(-1 * ${line.thick})` },
  },
  '@media': { [media.forcedColors]: { borderBlockEndColor: unmarkedEdge } },
});

export const panel = style({
  paddingBlockStart: space.md,
  selectors: {
    '&[data-state="inactive"]': { display: 'none' },
    '&:focus-visible': { ...focusRing, outlineOffset: 0 },
  },
  // The browser preserves the layout of a hidden panel, so that showing it again needs no layout.
  '@supports': {
    '(content-visibility: hidden)': {
      selectors: {
        '&[data-state="inactive"]': {
          display: 'block',
          contentVisibility: 'hidden',
          visibility: 'hidden',
          paddingBlockStart: space.none,
        },
      },
    },
  },
  // Print has no controls: every panel is printed.
  '@media': {
    [media.print]: {
      selectors: {
        '&&[data-state]': {
          display: 'block',
          contentVisibility: 'visible',
          visibility: 'visible',
          paddingBlockStart: space.md,
        },
      },
    },
  },
});
