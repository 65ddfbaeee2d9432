import { media, vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

export const rows = style({ display: 'grid' });

const row = style({
  display: 'grid',
  paddingBlock: vars.space.xs,
  selectors: { '& + &': { borderBlockStart: `${vars.line.hair} solid ${vars.color.rule.soft}` } },
});

/** In the columns of the read-only facts above. */
export const shown = style([
  row,
  {
    columnGap: vars.space.md,
    alignItems: 'center',
    fontSize: vars.type.size.sm,
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' },
    },
  },
]);

export const label = style({ color: vars.color.text.muted });

/** The value and its button, which is beside it on phones too. */
export const value = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.md,
  rowGap: vars.space.xs,
  alignItems: 'center',
  overflowWrap: 'anywhere',
});

/** A value that is being loaded, as high as with its button. */
export const awaited = style([value, { minBlockSize: vars.size.control.sm }]);

/** With large text the button is below it rather than break its words. */
export const text = style({ flex: `1 1 calc(2 * ${vars.size.column.xs} / 3)`, minInlineSize: 0 });

/** The button under the field: a validation message between them moves neither. */
export const opened = style([row, { gap: vars.space.xxs, justifyItems: 'start' }]);

export const field = style({ inlineSize: '100%', maxInlineSize: vars.size.overlay.dialog });
