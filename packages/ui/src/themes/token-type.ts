import type { Role } from './roles.ts';

/** The six colors of a role. */
export type FamilyTokens = {
  /** Text on any background, and on `soft` of the same role. */
  text: string;
  /** Filled areas, such as a primary button. */
  solid: string;
  /** Filled areas on hover and while active. */
  solidHover: string;
  /** Text on filled areas. */
  onSolid: string;
  /** Tinted background behind text of the same role. */
  soft: string;
  /** Borders and icons. */
  line: string;
};

/** Colors of a theme, named as in the CSS variables and in `vars.color`. */
export type ColorTokens = {
  /** Backgrounds, from the page up. */
  background: {
    canvas: string;
    surface: string;
    raised: string;
    sunken: string;
    /** Background that is dark in every theme, for headers and footers. */
    inverse: string;
    /** Backdrop of a dialog, as `rgb(r g b / a)`; all other colors are `#rrggbb`. */
    overlay: string;
  };
  /** Text on the backgrounds; `inverse` and `inverseMuted` on the inverse background. */
  text: { regular: string; muted: string; inverse: string; inverseMuted: string };
  rule: { soft: string; regular: string; strong: string; inverse: string };
  tone: Record<Role, FamilyTokens>;
  /** Focus ring on the backgrounds and on the inverse background. */
  focus: { regular: string; inverse: string };
};

/**
 * All values of a theme other than its colors. Lengths are in pixels at a root font size of 16 px,
 * durations in milliseconds.
 */
export interface ScaleTokens {
  /** Base step of the space scale, in pixels. */
  spaceUnit: number;
  fontFamily: { sans: string; mono: string };
  fontWeight: { regular: number; medium: number; strong: number; heading: number; mono: number };
  /** Font sizes of body text, in pixels. */
  fontSize: { xs: number; sm: number; md: number; lg: number };
  /** Font sizes of headings, in pixels: on the smallest and on the largest viewport. */
  headingSize: Record<'sm' | 'md' | 'lg' | 'xl' | 'display', { min: number; max: number }>;
  lineHeight: { tight: number; snug: number; regular: number };
  /** Added between letters; `headingWords` between the words of headings. */
  tracking: { heading: string; headingWords: string; label: string };
  radius: { sm: number; md: number; lg: number };
  line: { hair: number; thick: number; heavy: number; tick: number };
  shadow: { raised: string; overlay: string };
  /**
   * Durations in milliseconds and the easing function. `spin` is one turn of a spinner, `pulse` one
   * cycle of a skeleton.
   */
  motion: {
    fast: number;
    regular: number;
    slow: number;
    spin: number;
    pulse: number;
    easing: string;
  };
}

/** A theme as data. `resolveTheme` converts it to the values of the CSS variables. */
export interface ThemeTokens {
  /** Name of the theme, also of its class and its stories. */
  name: string;
  /** Value of `color-scheme`, which native controls and scroll bars follow. */
  colorScheme: 'light' | 'dark';
  color: ColorTokens;
  scale: ScaleTokens;
}
