import { style } from '@vanilla-extract/css';
import { containers } from '../../css/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const { size, space, type } = vars;

export const container = style({ containerType: 'inline-size' });

export const range = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space.xs,
});

/** Both dates on one line if two fields fit. */
export const days = style({
  flex: '1 1 0',
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${size.column.xs}), 1fr))`,
  gap: space.xs,
  alignItems: 'start',
  minInlineSize: `min(100%, 2 * ${size.column.xs} + ${space.xs})`,
});

/** Aligned with the inputs, which are below their labels. */
export const periods = style({
  flex: '1 1 100%',
  display: 'grid',
  '@container': {
    [containers.dateRange]: {
      // As wide as the current preset, if both dates leave the space.
      flex: '0 1 auto',
      minInlineSize: `calc(${size.column.xs} - ${space.lg})`,
      maxInlineSize: `min(${size.column.sm}, 100% - 2 * ${size.column.xs} - 2 * ${space.xs})`,
      paddingBlockStart: `calc(${type.size.sm} * ${type.lineHeight.snug} + ${space.xxs})`,
    },
  },
});

/** Looks like the fields on the same line. */
export const periodButton = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
  textAlign: 'start',
  cursor: 'pointer',
});

export const periodLabel = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const presets = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  listStyle: 'none',
  paddingBlockEnd: space.xs,
});
