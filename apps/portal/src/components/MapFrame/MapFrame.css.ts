import { media, vars } from '@consultancy/ui/css';
import { style, styleVariants } from '@vanilla-extract/css';
import { mapColors } from './map-colors.ts';

export const frame = style({ margin: 0 });

const inThemeColors = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  fontFamily: vars.type.family.mono,
  fontWeight: vars.type.weight.mono,
  // The SVG names its colors by the map's conventions; the theme defines them.
  vars: Object.fromEntries(
    Object.entries(mapColors(vars.color)).map(([name, color]) => [`--map-${name}`, color]),
  ),
});

export const drawing = style([
  inThemeColors,
  {
    aspectRatio: '4 / 3',
    '@media': {
      // Where the map is as wide as a phone, it has fewer and larger letters.
      [media.belowTablet]: { vars: { '--map-regular': '0', '--map-large': '1' } },
    },
  },
]);

export const detail = styleVariants({
  strip: [inThemeColors, { aspectRatio: '20 / 11' }],
  square: [
    inThemeColors,
    {
      aspectRatio: '1',
      '@media': { [media.desktop]: { aspectRatio: 'auto', blockSize: '100%' } },
    },
  ],
});

export const caption = style({
  marginBlockStart: vars.space.xs,
  color: vars.color.text.muted,
  fontSize: vars.type.size.xs,
  textAlign: 'end',
});
