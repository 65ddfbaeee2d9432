import { vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

const { space, type } = vars;

export const group = style({ minInlineSize: 0, paddingBlockStart: space.sm });

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
});

export const value = style({ fontWeight: type.weight.strong, overflowWrap: 'anywhere' });
