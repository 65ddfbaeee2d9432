import { vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

/** A value beside its button, on phones too. */
export const shown = style({
  display: 'flex',
  gap: vars.space.md,
  alignItems: 'end',
  paddingBlockEnd: vars.space.md,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.rule.soft}`,
});

/** A field, which takes the width that it needs. */
export const opened = style([shown, { flexWrap: 'wrap' }]);

export const words = style({
  display: 'grid',
  flex: `1 1 ${vars.size.column.sm}`,
  gap: vars.space.xxs,
  minInlineSize: 0,
});

export const label = style({ color: vars.color.text.muted, fontSize: vars.type.size.sm });

export const value = style({ overflowWrap: 'anywhere' });
