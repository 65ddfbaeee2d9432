import { containers, vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';
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
});

export const question = style({
  fontSize: vars.type.size.sm,
  lineHeight: vars.type.lineHeight.snug,
  color: vars.color.text.muted,
});

export const result = style({
  display: 'grid',
  gap: vars.space.md,
  // A Score may be wider than half of a phone.
  gridTemplateColumns: 'minmax(min-content, 1fr) minmax(0, 1fr)',
  paddingBlock: vars.space.md,
  borderBlock: `${vars.line.hair} solid ${vars.color.rule.regular}`,
  '@container': {
    [containers.tiny]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [wide]: { gridTemplateColumns: fourColumns },
  },
});

export const fact = style({
  display: 'grid',
  gap: vars.space.xxs,
  alignContent: 'start',
  justifyItems: 'start',
  minInlineSize: 0,
});

export const value = style({
  fontSize: vars.type.size.lg,
  fontWeight: vars.type.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'break-word',
  selectors: { '&[data-short]': { color: vars.color.tone.warning.text } },
});
