import { media, sheetFrame, vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

export const article = style({
  paddingBlock: vars.space.xxl,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.rule.soft}`,
});

const sideBySide = { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } as const;

export const columns = style({
  display: 'grid',
  gap: vars.space.xl,
  alignItems: 'center',
  '@media': {
    [media.desktop]: sideBySide,
    // Paper is narrower, but a map below each text would be a sheet of its own.
    [media.print]: { ...sideBySide, breakInside: 'avoid' },
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
