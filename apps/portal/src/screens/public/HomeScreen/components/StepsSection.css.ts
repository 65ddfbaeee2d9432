import { media, vars } from '@consultancy/ui/css';
import { createVar, style } from '@vanilla-extract/css';

const mark = createVar();
const line = `${vars.line.hair} solid ${vars.color.rule.strong}`;

export const traverse = style({
  vars: { [mark]: vars.size.target },
  counterReset: 'station',
  display: 'grid',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

/** A station of the traverse: its numbered mark is on the line to the next one. */
export const station = style({
  counterIncrement: 'station',
  position: 'relative',
  paddingInlineStart: `calc(${mark} + ${vars.space.md})`,
  paddingBlockEnd: vars.space.lg,
  selectors: {
    '&::before': {
      content: 'counter(station)',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: 0,
      display: 'grid',
      placeItems: 'center',
      inlineSize: mark,
      blockSize: mark,
      border: `${vars.line.thick} solid ${vars.color.tone.primary.line}`,
      borderRadius: '50%',
      color: vars.color.tone.primary.text,
      fontFamily: vars.type.family.mono,
      fontSize: vars.type.size.xs,
      lineHeight: vars.type.lineHeight.tight,
    },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetBlock: `calc(${mark} + ${vars.space.xxs}) ${vars.space.xxs}`,
      insetInlineStart: `calc(${mark} / 2)`,
      borderInlineStart: line,
    },
  },
  '@media': {
    [media.desktop]: {
      paddingInline: `0 ${vars.space.lg}`,
      paddingBlock: `calc(${mark} + ${vars.space.md}) 0`,
      selectors: {
        '&:not(:last-child)::after': {
          insetBlock: `calc(${mark} / 2) auto`,
          insetInline: `calc(${mark} + ${vars.space.xs}) ${vars.space.xs}`,
          borderInlineStart: 'none',
          borderBlockStart: line,
        },
      },
    },
  },
});
