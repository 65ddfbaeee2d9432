import { media, sheetFrame, vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

export const article = style({
  paddingBlock: vars.space.xxl,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.rule.soft}`,
});

export const columns = style({
  display: 'grid',
  gap: vars.space.xl,
  alignItems: 'center',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
  },
});

export const points = style({
  display: 'grid',
  gap: vars.space.xs,
  margin: 0,
  paddingInlineStart: vars.space.lg,
});

export const detail = style({
  ...sheetFrame(),
  padding: vars.space.xs,
  backgroundColor: vars.color.background.surface,
});
