import { vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

export const list = style({
  maxBlockSize: '40vh',
  overflowY: 'auto',
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
