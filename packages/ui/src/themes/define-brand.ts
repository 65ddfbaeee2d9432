import { defineTheme, type ThemeChanges } from './define-theme.ts';
import { type BaseColors, deriveColors, translucent } from './derive-colors.ts';
import { sheetScale } from './sheet-scale.ts';
import type { ScaleTokens, ThemeTokens } from './token-type.ts';

/** A brand in short: one color, one typeface, one radius, and what it overrides. */
export interface Brand {
  /** Name of its themes, before `-light` and `-dark`. */
  name: string;
  /** Its color: the primary role, and the hue of surfaces, text and rules. Any opaque CSS color. */
  color: string;
  /** CSS list of font families for text and headings. @defaultValue that of the package */
  fontFamily?: string;
  /** Corners of controls in pixels; smaller and larger parts follow. @defaultValue 3 */
  radius?: number;
  /** Base colors of other roles. @defaultValue a green, an ochre, a red and a blue */
  roles?: Partial<Omit<BaseColors, 'primary'>>;
  /** Other measures than those of the package. */
  scale?: ThemeChanges<ScaleTokens>;
  /** Values of the light theme that are given instead of derived. */
  light?: ThemeChanges<Pick<ThemeTokens, 'color' | 'scale'>>;
  /** Values of the dark theme that are given instead of derived. */
  dark?: ThemeChanges<Pick<ThemeTokens, 'color' | 'scale'>>;
}

/** What green, ochre, red and blue mean everywhere. */
const commonRoles = {
  info: '#1a5f92',
  warning: '#8a5200',
  danger: '#b3192b',
  success: '#1b6a40',
} as const;

/** Small and large corners, as shares of those of controls. */
const SMALL = 2 / 3;
const LARGE = 4 / 3;

function scaleOf({ fontFamily, radius = sheetScale.radius.md }: Brand): ScaleTokens {
  return {
    ...sheetScale,
    fontFamily: { ...sheetScale.fontFamily, ...(fontFamily ? { sans: fontFamily } : {}) },
    radius: { sm: Math.round(radius * SMALL), md: radius, lg: Math.round(radius * LARGE) },
  };
}

/** Shadows in the color of the inverse surface on light ground, in black on dark ground. */
const shadows = {
  light: (ink: string) => ({
    raised: `0 1px 2px ${translucent(ink, '0.10')}`,
    overlay: `0 2px 4px ${translucent(ink, '0.12')}, 0 16px 40px ${translucent(ink, '0.18')}`,
  }),
  dark: () => ({
    raised: '0 1px 2px rgb(0 0 0 / 0.40)',
    overlay: '0 2px 4px rgb(0 0 0 / 0.45), 0 16px 40px rgb(0 0 0 / 0.55)',
  }),
} as const;

/**
 * The light and the dark theme of a brand, as `themeCss` takes them. Derived colors have the contrast of
 * WCAG 2.2 AA whatever the color; `themeCss` rejects overrides that have not.
 * @throws TypeError if a color cannot be read; Error if it is translucent, or if a value is overridden that no
 *   theme has.
 */
export function defineBrand(brand: Brand): { light: ThemeTokens; dark: ThemeTokens } {
  const bases = { ...commonRoles, ...brand.roles, primary: brand.color };
  const theme = (colorScheme: 'light' | 'dark') => {
    const name = `${brand.name}-${colorScheme}`;
    const color = deriveColors(bases, colorScheme);
    const shadow = shadows[colorScheme](color.background.inverse);
    const derived = { name, colorScheme, color, scale: { ...scaleOf(brand), shadow } };
    const scaled = defineTheme(derived, { name, ...(brand.scale ? { scale: brand.scale } : {}) });
    return defineTheme(scaled, { name, ...brand[colorScheme] });
  };
  return { light: theme('light'), dark: theme('dark') };
}
