import { style, styleVariants } from '@vanilla-extract/css';
import { inverseScope } from '../../css/inverse-scope.ts';
import { sprinkles } from '../../css/sprinkles.css.ts';
import { vars } from '../../themes/vars.css.ts';
import { gaps } from '../private/types.ts';

const { color, line } = vars;

export const boxSurfaces = ['canvas', 'surface', 'raised', 'sunken', 'inverse'] as const;
export const boxRules = ['soft', 'regular'] as const;

const steps = Object.fromEntries(gaps.map((key) => [key, key])) as {
  [Key in (typeof gaps)[number]]: Key;
};

export const box = style({ minInlineSize: 0 });

export const paddingBlock = styleVariants(steps, (key) => [sprinkles({ paddingBlock: key })]);
export const paddingInline = styleVariants(steps, (key) => [sprinkles({ paddingInline: key })]);

const { canvas, surface, raised, sunken, inverse } = color.background;

const filled = (background: string) => ({ background, color: color.text.regular });

export const surfaces = styleVariants({
  canvas: filled(canvas),
  surface: filled(surface),
  raised: filled(raised),
  sunken: filled(sunken),
  inverse: { vars: inverseScope, background: inverse, color: color.text.inverse },
});

const { soft, regular } = color.rule;

export const rules = styleVariants({ soft, regular }, (rule) => ({
  borderBlockEnd: `${line.hair} solid ${rule}`,
}));
