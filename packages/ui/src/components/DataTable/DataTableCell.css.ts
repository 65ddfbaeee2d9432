import { globalStyle, style } from '@vanilla-extract/css';
import { buttonEdge } from '../../css/button-edge.ts';
import { vars } from '../../themes/vars.css.ts';
import { asCards, asTable, asTightTable } from '../Table/Table.css.ts';

const { color, line, radius, space } = vars;

/** How far a copy button may leave the space of the text. */
const beyond = (padding: string) => ({
  maxInlineSize: `calc(100% + ${padding})`,
  marginInlineEnd: `calc(-1 * ${padding})`,
});

const inCell = { maxInlineSize: '100%', marginInlineEnd: 0 };

/** Text with its copy button, which is visible while the row has hover or focus. */
export const copyable = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  ...beyond(space.sm),
  '@container': {
    // The button of a long value is in the padding between two columns.
    [asTable]: beyond(`(2 * ${space.sm})`),
    [asTightTable]: beyond(`(2 * ${space.xs})`),
  },
  '@media': { print: inCell },
});
globalStyle(`:is([data-align="end"], tr > :last-child) ${copyable}`, inCell);
// A long value wraps within its column. In print columns are as narrow as their words, so that one
// which may break anywhere would have the width of a digit.
globalStyle(`${copyable} > span`, {
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { print: { overflowWrap: 'break-word' } },
});
export const copyButton = style({
  display: 'inline-grid',
  // Above the next cell, over whose padding it may be.
  position: 'relative',
  placeItems: 'center',
  alignSelf: 'center',
  flexShrink: 0,
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  // The button is taller than a line of text; the margin prevents it from increasing the height of
  // the row.
  marginBlock: `calc(-1 * ${space.xxs})`,
  borderRadius: radius.sm,
  color: color.text.muted,
  selectors: {
    '&:hover': { color: color.text.regular, background: color.tone.neutral.soft },
    // Within the button: outside of it the ring would strike out the last digit of the value.
    '&:focus-visible': { outlineOffset: `calc(-1 * ${line.thick})` },
    '&[data-outcome]': { color: color.tone.success.text },
    '&[data-outcome="failed"]': { color: color.tone.danger.text },
  },
  '@media': { print: { display: 'none' } },
});

/**
 * Aligns the heading of the details buttons with their text and not with their transparent edge.
 */
export const buttonHeading = style({ marginInlineEnd: `calc${buttonEdge}` });

/** Aligns the text of the details button in a card with the other values. */
export const cardButton = style({
  '@container': { [asCards]: { marginInlineStart: `calc(-1 * ${buttonEdge})` } },
});

/**
 * A copy icon: one sheet in front of another. It consists of borders, because an icon would add
 * five elements to each row, and is rendered only while visible, because an opacity of 0 would
 * still be painted.
 */
const sheet = {
  content: '""',
  gridArea: '1 / 1',
  inlineSize: '0.7em',
  blockSize: '0.7em',
  border: '0.1em solid',
  borderRadius: radius.sm,
} as const;
const copies = `${copyButton}:not([data-outcome])`;
globalStyle(`${copies}::before`, {
  ...sheet,
  transform: 'translate(-0.15em, -0.15em)',
  borderInlineEndWidth: 0,
  borderBlockEndWidth: 0,
});
globalStyle(`${copies}::after`, { ...sheet, transform: 'translate(0.12em, 0.12em)' });
// On devices without hover, all rows show it.
const canHover = '(hover: hover)';
for (const part of ['::before', '::after']) {
  globalStyle(`${copies}${part}`, { '@media': { [canHover]: { display: 'none' } } });
  globalStyle(`tr:is(:hover, :focus-within) ${copies}${part}`, {
    '@media': { [canHover]: { display: 'block' } },
  });
}
