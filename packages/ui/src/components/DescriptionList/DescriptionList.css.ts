import { style } from '@vanilla-extract/css';
import { media } from '../../css/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, line, space, type } = vars;

const termAndDescription = { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' };

export const list = style({ display: 'grid', minInlineSize: 0, fontSize: type.size.sm });

export const item = style({
  display: 'grid',
  columnGap: space.md,
  paddingBlock: space.xs,
  selectors: { '& + &': { borderBlockStart: `${line.hair} solid ${color.rule.soft}` } },
  '@media': {
    [media.tablet]: termAndDescription,
    [media.print]: termAndDescription,
  },
});

export const term = style({ color: color.text.muted, overflowWrap: 'anywhere' });

export const description = style({
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
