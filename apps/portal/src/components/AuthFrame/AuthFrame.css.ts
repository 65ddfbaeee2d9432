import { media, sheetFrame, vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

const { color, size, space } = vars;

export const page = style({
  paddingBlock: space.lg,
  '@media': { [media.tablet]: { paddingBlock: space.xl } },
});

export const sheet = style({
  maxInlineSize: size.container.narrow,
  marginInline: 'auto',
  padding: space.md,
  '@media': {
    [media.tablet]: {
      padding: space.xl,
      background: color.background.surface,
      ...sheetFrame(),
    },
  },
});
