import { defineTheme, type ThemeChanges } from './define-theme.ts';
import { type BaseColors, deriveColors, translucent } from './derive-colors.ts';
import { sheetScale } from './sheet-scale.ts';
import type { ScaleTokens, ThemeTokens } from './token-type.ts';

/** A brand: its color, font, corner radius and overrides. */
export interface Brand {
  /** Prefix of the names of its themes, before `-light` and `-dark`. */
  name: string;
  /**
   * Brand color: any opaque CSS color. It is the base of the `primary` role, and its hue colors
   * surfaces, text and rules.
   */
  color: string;
  /** CSS `font-family` list for text and headings. @defaultValue the font of the package */
  fontFamily?: string;
  /**
   * Corner radius of controls, in pixels. Smaller and larger elements derive theirs from it.
   * @defaultValue 3
   */
  radius?: number;
  /** Base colors of the other roles. @defaultValue a blue, an ochre, a red and a green */
  roles?: Partial<Omit<BaseColors, 'primary'>>;
  /**
   * Overrides of the scale: spacing, type, radius, motion. Its values have names of their own, such
   * as `spaceUnit` and `fontSize`.
   */
  scale?: ThemeChanges<ScaleTokens>;
  /** Overrides of the light theme. */
  light?: ThemeChanges<Pick<ThemeTokens, 'color' | 'scale'>>;
  /** Overrides of the dark theme. */
  dark?: ThemeChanges<Pick<ThemeTokens, 'color' | 'scale'>>;
}

/** Default base colors, with their usual meaning. */
const commonRoles = {
  info: '#1a5f92',
  warning: '#8a5200',
  danger: '#b3192b',
  success: '#1b6a40',
} as const;

/** The types of a site without TypeScript reject nothing. */
function checkRoles(roles: object): void {
  const unknown = Object.keys(roles).find((role) => !(role in commonRoles));
  if (unknown) throw new Error(`A brand sets no color for the role "${unknown}".`);
}

/** Radius of small and of large elements, as a factor of that of controls. */
const SMALL = 2 / 3;
const LARGE = 4 / 3;

function scaleOf({ fontFamily, radius = sheetScale.radius.md }: Brand): ScaleTokens {
  if (!(radius >= 0)) throw new Error(`A radius is a number of pixels, unlike ${radius}.`);
  return {
    ...sheetScale,
    fontFamily: { ...sheetScale.fontFamily, ...(fontFamily ? { sans: fontFamily } : {}) },
    radius: { sm: Math.round(radius * SMALL), md: radius, lg: Math.round(radius * LARGE) },
  };
}

/** Shadows: in the color of the inverse background on light themes, in black on dark themes. */
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
 * Derives the light and the dark theme of a brand, for `themeCss`. Derived colors meet the contrast
 * of WCAG 2.2 AA for any brand color; `themeCss` rejects overrides that do not.
 * @throws TypeError if a color cannot be parsed; Error if it is translucent, if the radius is no
 *   length, or if an override names a role or a value that no theme has or has another type.
 */
export function defineBrand(brand: Brand): { light: ThemeTokens; dark: ThemeTokens } {
  checkRoles(brand.roles ?? {});
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
