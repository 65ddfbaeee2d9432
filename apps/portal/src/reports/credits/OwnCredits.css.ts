import { vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.md,
});

export const balance = style({ flex: '1 1 auto', minInlineSize: 0 });
