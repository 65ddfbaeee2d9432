import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../css/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, line, space, type } = vars;

export const timeline = style({ display: 'grid', listStyle: 'none' });

/** Start and end of a station, from the start of its event. */
const above = `calc(0.75em - ${space.sm} / 2)`;
const below = `calc(0.75em + ${space.sm} / 2)`;
const traverse = color.rule.strong;

/** Looks like a survey traverse: stations on a line. */
export const event = style({
  position: 'relative',
  display: 'grid',
  gap: space.xxs,
  paddingInlineStart: space.lg,
  paddingBlockEnd: space.md,
  minInlineSize: 0,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: `calc((${space.sm} - ${line.hair}) / 2)`,
      inlineSize: line.hair,
      // With a gap for the station, which is empty on any background.
      background: `linear-gradient(${traverse} ${above}, transparent ${above} ${below}, ${traverse} ${below})`,
      '@media': { [media.forcedColors]: { background: 'CanvasText' } },
    },
    '&:first-child::before': { insetBlockStart: below, background: traverse },
    '&:last-child': { paddingBlockEnd: 0 },
    '&:last-child::before': {
      insetBlockEnd: 'auto',
      blockSize: above,
      background: traverse,
    },
    '&:only-child::before': { display: 'none' },
  },
});

const station = style({
  position: 'absolute',
  insetBlockStart: above,
  insetInlineStart: 0,
  inlineSize: space.sm,
  blockSize: space.sm,
  border: `${line.thick} solid`,
  borderRadius: '50%',
});

export const mark = styleVariants(color.tone, (tone) => [station, { borderColor: tone.line }]);

export const time = style({
  fontSize: type.size.xs,
  lineHeight: type.lineHeight.regular,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const title = style({
  fontWeight: type.weight.strong,
  fontSize: type.size.sm,
  overflowWrap: 'anywhere',
});

export const body = style({ fontSize: type.size.sm, overflowWrap: 'anywhere' });
