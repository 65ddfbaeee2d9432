import { media, vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

export const neighbors = style({
  display: 'grid',
  gap: vars.space.md,
  marginBlockStart: vars.space.xxl,
  paddingBlockStart: vars.space.lg,
  borderBlockStart: `${vars.line.thick} solid ${vars.color.rule.strong}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.print]: { display: 'none' },
  },
});

export const way = style({
  display: 'grid',
  gap: vars.space.xxs,
  color: vars.color.text.regular,
  textDecoration: 'none',
  '@media': {
    [media.tablet]: {
      selectors: { '&[rel=next]': { gridColumn: 2, textAlign: 'end' } },
    },
  },
  selectors: { '&:hover': { color: vars.color.tone.primary.text, textDecoration: 'underline' } },
});

export const label = style({ color: vars.color.text.muted, fontSize: vars.type.size.sm });

export const code = style({
  fontFamily: vars.type.family.mono,
  fontWeight: vars.type.weight.mono,
});
