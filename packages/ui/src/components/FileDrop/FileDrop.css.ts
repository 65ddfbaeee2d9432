import { style } from '@vanilla-extract/css';
import { media } from '../../css/breakpoints.ts';
import { chosenInForcedColors } from '../../css/forced-colors.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, line, radius, space, type } = vars;

const over = '&[data-state="over"]';
const ofOver = '[data-state="over"] > * > &';
// Their own color is not one for the background of a selected element.
const mutedInForcedColors = {
  [media.forcedColors]: { selectors: { '[data-state="over"] &': { color: 'SelectedItemText' } } },
};

/** An empty drop zone: a dashed edge, which becomes solid while files are dragged over it. */
export const drop = style({
  display: 'grid',
  gap: space.md,
  padding: space.lg,
  margin: 0,
  minInlineSize: 0,
  backgroundColor: color.background.sunken,
  border: `${line.thick} dashed ${color.rule.strong}`,
  borderRadius: radius.md,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space.md },
    [media.forcedColors]: { selectors: { [over]: chosenInForcedColors } },
    print: { display: 'none' },
  },
  selectors: {
    [over]: {
      backgroundColor: color.tone.info.soft,
      borderStyle: 'solid',
      borderColor: color.tone.info.line,
    },
  },
});

export const mark = style({
  fontSize: type.heading.md,
  color: color.text.muted,
  '@media': mutedInForcedColors,
});

export const text = style({ display: 'grid', gap: space.xxs, minInlineSize: 0 });

export const label = style({
  fontWeight: type.weight.medium,
  lineHeight: type.lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const hint = style({
  maxInlineSize: vars.size.measure,
  fontSize: type.size.sm,
  color: color.text.muted,
  overflowWrap: 'anywhere',
  selectors: { [ofOver]: { color: color.text.regular } },
  '@media': mutedInForcedColors,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  '@media': {
    [media.tablet]: { gridColumn: 2 },
    // The buttons are not selected with the zone: they keep the system's colors, their icons too.
    [media.forcedColors]: { forcedColorAdjust: 'auto' },
  },
});
