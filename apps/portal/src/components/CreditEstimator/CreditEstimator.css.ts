import { containers, media, vars } from '@consultancy/ui/css';
import { globalStyle, style } from '@vanilla-extract/css';
import { estimatorSize } from './estimator-size.ts';

/** It is on a page and in a dialog: its columns depend on its own width. */
export const estimator = style({ containerType: 'inline-size' });

const twoColumns = 'repeat(2, minmax(0, 1fr))';
/** As many columns as the result has, so that fields and values align. */
const fourColumns = 'repeat(4, minmax(0, 1fr))';
const { medium, wide } = estimatorSize;

export const fields = style({
  display: 'grid',
  gap: vars.space.md,
  alignItems: 'start',
  '@container': {
    [medium]: { gridTemplateColumns: twoColumns },
    [wide]: { gridTemplateColumns: fourColumns },
  },
});

/** A label over a button, as fields have theirs. */
export const opener = style({
  display: 'grid',
  gap: vars.space.xxs,
  minInlineSize: 0,
  '@media': { [media.print]: { display: 'none' } },
});

export const question = style({
  fontSize: vars.type.size.sm,
  lineHeight: vars.type.lineHeight.snug,
  color: vars.color.text.muted,
});

/** Two columns, of which the second is below the first where a number is wider than half. */
export const result = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.md,
  paddingBlock: vars.space.md,
  borderBlock: `${vars.line.hair} solid ${vars.color.rule.regular}`,
  '@container': { [wide]: { display: 'grid', gridTemplateColumns: fourColumns } },
});

// Paper cannot be filled in: a section whose estimator has no result is not printed.
globalStyle(`section:has(${result}[data-print="hidden"])`, {
  '@media': { [media.print]: { display: 'none' } },
});

export const fact = style({
  display: 'flex',
  flex: `1 1 calc((100% - ${vars.space.md}) / 2)`,
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xxs,
  maxInlineSize: '100%',
  '@container': { [containers.tiny]: { flexBasis: '100%' } },
});

export const value = style({
  maxInlineSize: '100%',
  // In large text the largest balance is in one line too.
  fontSize: `min(${vars.type.size.lg}, calc(100cqi / 10))`,
  fontWeight: vars.type.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'break-word',
  selectors: { '&[data-short]': { color: vars.color.tone.warning.text } },
});
