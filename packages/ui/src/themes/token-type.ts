import type { Role } from './roles.ts';

/** The six colors of a role: lettering, filled area, tint and line. */
export type FamilyTokens = {
  /** Lettering in this colour on any sheet background and on its own tint. */
  text: string;
  /** A filled area, such as a primary button. */
  solid: string;
  /** The filled area on hover or active. */
  solidHover: string;
  /** Lettering on the filled area. */
  onSolid: string;
  /** A light tint behind text of the same family. */
  soft: string;
  /** Borders and marks of this family. */
  line: string;
};

/** Color data of a theme, by role: the names of the CSS variables and of `vars.color`. */
export type ColorTokens = {
  /** Surfaces from the table up. */
  background: {
    canvas: string;
    surface: string;
    raised: string;
    sunken: string;
    /** Dark in every theme: the header, the footer. */
    inverse: string;
    /** Behind a dialog, as `rgb(r g b / a)`; all others are `#rrggbb`. */
    overlay: string;
  };
  /** Lettering on the surfaces; `inverse` and `inverseMuted` on the inverse one. */
  text: { regular: string; muted: string; inverse: string; inverseMuted: string };
  rule: { soft: string; regular: string; strong: string; inverse: string };
  tone: Record<Role, FamilyTokens>;
  /** The focus ring on the surfaces and on the inverse one. */
  focus: { regular: string; inverse: string };
};

/** Everything in a theme that is not a colour. Lengths are pixels at a 16-px root; times are milliseconds. */
export interface ScaleTokens {
  /** The base step of the space scale, in pixels. */
  spaceUnit: number;
  fontFamily: { sans: string; mono: string };
  fontWeight: { regular: number; medium: number; strong: number; heading: number; mono: number };
  /** Body sizes in pixels. */
  fontSize: { xs: number; sm: number; md: number; lg: number };
  /** Heading sizes in pixels: the narrowest and the widest screen. */
  headingSize: Record<'sm' | 'md' | 'lg' | 'xl' | 'display', { min: number; max: number }>;
  lineHeight: { tight: number; snug: number; regular: number };
  tracking: { heading: string; label: string };
  radius: { sm: number; md: number; lg: number };
  line: { hair: number; thick: number; heavy: number; tick: number };
  shadow: { raised: string; overlay: string };
  /** `spin` is one turn of a spinner, `pulse` one breath of what is still to come. */
  motion: {
    fast: number;
    regular: number;
    slow: number;
    spin: number;
    pulse: number;
    easing: string;
  };
}

/** One theme as data; `resolveTheme` turns it into the values of the contract. */
export interface ThemeTokens {
  /** The class and story name of the theme. */
  name: string;
  /** Passed on to the browser, so that native controls and scroll bars follow. */
  colorScheme: 'light' | 'dark';
  color: ColorTokens;
  scale: ScaleTokens;
}
