import { globalStyle, style } from '@vanilla-extract/css';
import { brands } from '../../fixture/brands.ts';
import { defineBrand } from '../../src/themes/define-brand.ts';
import { stillRule, themeRule } from '../../src/themes/theme-rules.ts';
import { vars } from '../../src/themes/vars.css.ts';

const brasa = defineBrand(brands.brasa);
const grafito = defineBrand(brands.grafito);

/** Class names that apply the theme of a sample brand to an element and its descendants. */
export const brasaLight = style(themeRule(brasa.light));
export const brasaDark = style(themeRule(brasa.dark));
export const grafitoLight = style(themeRule(grafito.light));
export const grafitoDark = style(themeRule(grafito.dark));

for (const name of [brasaLight, brasaDark, grafitoLight, grafitoDark])
  globalStyle(`.${name}`, stillRule);

const { color, size, space, type } = vars;

/** The two themes of a brand, side by side if they fit. */
export const sideBySide = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${size.column.lg}), 1fr))`,
});

/** A page in the theme of a brand, independent of the surrounding theme. */
export const brandSheet = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.md,
  padding: space.md,
  minInlineSize: 0,
  background: color.background.canvas,
  color: color.text.regular,
  fontFamily: type.family.sans,
});
