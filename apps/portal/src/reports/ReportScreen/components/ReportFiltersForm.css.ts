import { media, vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

const { color, line, space } = vars;

export const form = style({
  display: 'grid',
  gap: space.sm,
  alignItems: 'start',
  gridTemplateColumns: '1fr 1fr',
  paddingBlock: space.md,
  borderBlock: `${line.hair} solid ${color.rule.soft}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '12rem 12rem 8rem auto', gap: space.md },
  },
});

// The button stands on the line of the controls, below the line of their labels.
export const action = style({
  alignSelf: 'end',
  justifySelf: 'start',
  selectors: { [`${form}:has([aria-invalid="true"]) &`]: { alignSelf: 'center' } },
});
