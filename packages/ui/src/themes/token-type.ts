/** The parts that every map colour family gives: lettering, filled area, tint and line. */
export interface FamilyTokens {
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
}

/** The printed lettering of the sheet: a family of its own plus its quieter and reversed forms. */
export interface InkTokens extends FamilyTokens {
  /** Secondary lettering. */
  muted: string;
  /** Lettering on the inverse surface. */
  inverse: string;
  /** Secondary lettering on the inverse surface. */
  inverseMuted: string;
}

/** The paper: backgrounds from the table up, and the rules on them. */
export interface SheetTokens {
  canvas: string;
  surface: string;
  raised: string;
  sunken: string;
  inverse: string;
  overlay: string;
  rule: string;
  ruleSoft: string;
  ruleStrong: string;
  ruleInverse: string;
}

/** Colour data of a theme, named after what each colour means on a topographic map. */
export interface PaletteTokens {
  ink: InkTokens;
  vegetation: FamilyTokens;
  hydrography: FamilyTokens;
  relief: FamilyTokens;
  /** Survey magenta: findings and errors, and nothing else. */
  grid: FamilyTokens;
  sheet: SheetTokens;
  /** The focus ring on sheet backgrounds and on the inverse surface. */
  focus: { regular: string; inverse: string };
}

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
  palette: PaletteTokens;
  scale: ScaleTokens;
}
