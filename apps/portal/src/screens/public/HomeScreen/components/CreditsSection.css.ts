import { media, vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

export const chain = style({
  display: 'grid',
  border: `${vars.line.hair} solid ${vars.color.rule.regular}`,
  backgroundColor: vars.color.background.surface,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

/** One stage; the arrow into the next one sits on the rule between them. */
export const stage = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.xxs,
  alignContent: 'start',
  padding: vars.space.lg,
  selectors: {
    '&:not(:first-child)': {
      borderBlockStart: `${vars.line.hair} solid ${vars.color.rule.regular}`,
    },
    '&:not(:first-child)::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: `calc(${vars.space.xs} / -1)`,
      insetInlineStart: vars.space.lg,
      inlineSize: vars.space.xs,
      blockSize: vars.space.xs,
      borderBlockEnd: `${vars.line.thick} solid ${vars.color.tone.primary.line}`,
      borderInlineEnd: `${vars.line.thick} solid ${vars.color.tone.primary.line}`,
      transform: 'rotate(45deg)',
    },
  },
  '@media': {
    [media.tablet]: {
      selectors: {
        '&:not(:first-child)': {
          borderBlockStart: 'none',
          borderInlineStart: `${vars.line.hair} solid ${vars.color.rule.regular}`,
        },
        '&:not(:first-child)::before': {
          insetBlockStart: vars.space.lg,
          insetInlineStart: `calc(${vars.space.xs} / -1)`,
          transform: 'rotate(-45deg)',
        },
      },
    },
  },
});

export const points = style({
  display: 'grid',
  gap: vars.space.xs,
  margin: 0,
  paddingInlineStart: vars.space.lg,
});
