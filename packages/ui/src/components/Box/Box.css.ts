import { style, styleVariants } from '@vanilla-extract/css';
import { inverseScope } from '../../css/inverse-scope.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, line, space } = vars;

export const boxSurfaces = ['canvas', 'surface', 'raised', 'sunken', 'inverse'] as const;
export const boxRules = ['soft', 'regular'] as const;

export const box = style({ minInlineSize: 0 });

export const paddingBlock = styleVariants(space, (step) => ({ paddingBlock: step }));
export const paddingInline = styleVariants(space, (step) => ({ paddingInline: step }));

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
