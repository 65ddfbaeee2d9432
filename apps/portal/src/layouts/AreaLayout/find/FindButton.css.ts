import { media, vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

const { color, space, type } = vars;

// Where there is no keyboard there is no space for its shortcut either.
export const shortcut = style({
  display: 'none',
  marginInlineStart: space.xs,
  fontSize: type.size.xs,
  color: color.text.muted,
  '@media': { [media.desktop]: { display: 'inline' } },
});
