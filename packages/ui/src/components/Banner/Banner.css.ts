import { style, styleVariants } from '@vanilla-extract/css';
import { messageTone } from '../../css/message-tone.ts';
import { frame, frameWidths } from '../../css/page-width.css.ts';
import { vars } from '../../themes/vars.css.ts';

export const bannerTones = ['info', 'warning'] as const;

const { color, line, space, type } = vars;

export const banner = style({
  borderBlockEnd: `${line.hair} solid`,
  color: color.text.regular,
  fontSize: type.size.sm,
});

export const tones = styleVariants({
  info: messageTone(color.tone.info),
  warning: messageTone(color.tone.warning),
});

export const inner = style([
  frame,
  frameWidths.page,
  {
    display: 'flex',
    alignItems: 'start',
    gap: space.sm,
    paddingBlock: space.xs,
  },
]);

export const mark = style({
  display: 'inline-flex',
  paddingBlockStart: '0.35em',
  color: color.tone.neutral.text,
});

export const text = style({
  flex: '1 1 auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.md,
  rowGap: space.xxs,
  minInlineSize: 0,
  paddingBlock: space.xxs,
  overflowWrap: 'anywhere',
});
