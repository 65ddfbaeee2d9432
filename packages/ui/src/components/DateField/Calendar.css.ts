import { style } from '@vanilla-extract/css';
import { media } from '../../css/breakpoints.ts';
import { chosenInForcedColors } from '../../css/forced-colors.ts';
import { vars } from '../../themes/vars.css.ts';
import { button, sizes, variants } from '../Button/Button.css.ts';
import { square } from '../IconButton/IconButton.css.ts';
import { cx } from '../private/cx.ts';

const { color, line, radius, size, space, type } = vars;

/** Seven days as wide as a control; less on smaller screens. */
const months = style({
  inlineSize: `calc(7 * ${size.control.md})`,
  maxInlineSize: '100%',
});

/** Month, year and the two buttons are in one line or, with large text, in as many as they need. */
const month = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xxs,
});

const nav = style({ display: 'flex', gap: space.xxs, marginInlineStart: 'auto' });

const caption = style({ display: 'contents' });

const dropdowns = style({ display: 'contents' });

const dropdown = style({
  minBlockSize: size.control.sm,
  paddingInline: space.xxs,
  background: color.background.raised,
  border: `${line.hair} solid ${color.rule.strong}`,
  borderRadius: radius.sm,
  color: color.text.regular,
  fontSize: type.size.sm,
});

/** Hidden, because the select itself shows the month. */
const captionLabel = style({ display: 'none' });

const grid = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  marginBlockStart: space.xxs,
});

const weekday = style({
  blockSize: size.control.sm,
  // A seventh of the smallest screens, however large the text is.
  fontSize: `min(${type.size.xs}, 5vw)`,
  whiteSpace: 'nowrap',
  fontWeight: type.weight.regular,
  color: color.text.muted,
});

const day = style({ padding: 0, textAlign: 'center' });

const dayButton = style({
  inlineSize: '100%',
  blockSize: size.control.md,
  padding: 0,
  background: 'transparent',
  border: `${line.hair} solid transparent`,
  borderRadius: radius.md,
  color: color.text.regular,
  fontSize: type.size.sm,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    // No more specific than the selected day below, whose label is not readable on this color.
    '&:hover': { background: color.tone.neutral.soft },
    '[data-outside] > &': { color: color.text.muted },
    '[data-today] > &': { borderColor: color.rule.strong, fontWeight: type.weight.strong },
    '[data-selected] > &': {
      background: color.tone.primary.solid,
      borderColor: color.tone.primary.solid,
      color: color.tone.primary.onSolid,
      fontWeight: type.weight.medium,
    },
    '&:is(:disabled, [aria-disabled="true"])': {
      background: 'transparent',
      color: color.text.muted,
      textDecoration: 'line-through',
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '[data-selected] > &': chosenInForcedColors } },
  },
});

const navButton = cx(button, variants.quiet, sizes.sm, square.sm);

/** Class names by the keys of the library. */
export const classNames = {
  months,
  month,
  nav,
  button_previous: navButton,
  button_next: navButton,
  month_caption: caption,
  dropdowns,
  dropdown,
  caption_label: captionLabel,
  month_grid: grid,
  weekday,
  day,
  day_button: dayButton,
};
