import { media, vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

const { color, line, size, space } = vars;

export const columns = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
  inlineSize: '100%',
  maxInlineSize: `calc(${size.container.wide} + 2 * ${space.lg})`,
  marginInline: 'auto',
  paddingInline: space.md,
  paddingBlock: space.md,
  '@media': {
    [media.tablet]: { paddingInline: space.lg, paddingBlock: space.lg },
    [media.desktop]: {
      alignContent: 'stretch',
      gap: space.xl,
      gridTemplateColumns: `${size.sidebar} minmax(0, 1fr)`,
      paddingBlock: space.xl,
    },
    [media.print]: { display: 'block' },
  },
});

export const menu = style({
  justifySelf: 'start',
  '@media': { [media.desktop]: { display: 'none' }, [media.print]: { display: 'none' } },
});

export const side = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'block',
      borderInlineEnd: `${line.hair} solid ${color.rule.regular}`,
      paddingInlineEnd: space.md,
    },
    [media.print]: { display: 'none' },
  },
});
