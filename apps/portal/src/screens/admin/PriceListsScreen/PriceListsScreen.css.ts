import { media, vars } from '@consultancy/ui/css';
import { globalStyle, style } from '@vanilla-extract/css';

const { line, color, size, space } = vars;

export const editor = style({ maxInlineSize: `calc(${size.container.narrow} * 1.5)` });

export const levels = style({
  display: 'grid',
  gap: space.md,
});

export const level = style({
  paddingBlockEnd: space.md,
  borderBlockEnd: `${line.hair} solid ${color.rule.soft}`,
});

/** Name, Score and credits in one line on wide screens. */
export const levelFields = style({
  display: 'grid',
  gap: space.md,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) auto',
      rowGap: space.xxs,
    },
  },
});

// Labels, inputs and errors have a line each, so that a label or an error of two lines moves no
// input out of its line.
globalStyle(`${level} ${levelFields} > *`, {
  '@media': {
    [media.tablet]: { display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid' },
  },
});
globalStyle(`${levelFields} label`, { '@media': { [media.tablet]: { alignSelf: 'end' } } });

/** In the line of the inputs of its level. */
export const removal = style({});
globalStyle(`${removal} > *`, { gridRow: 2 });
