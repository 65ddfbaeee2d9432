import type { ColorTokens, FamilyTokens } from './token-type.ts';

/** Colors of text: a role, and its muted and inverse variants. */
interface InkTokens extends FamilyTokens {
  /** Secondary text. */
  muted: string;
  /** Text on the inverse background. */
  inverse: string;
  /** Secondary text on the inverse background. */
  inverseMuted: string;
}

/** Backgrounds and the rules on them. */
interface SheetTokens {
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

/** Colors of a topographic map, by their meaning there. */
export interface MapPalette {
  ink: InkTokens;
  vegetation: FamilyTokens;
  hydrography: FamilyTokens;
  relief: FamilyTokens;
  /** Survey magenta. */
  grid: FamilyTokens;
  sheet: SheetTokens;
  focus: ColorTokens['focus'];
}

const family = ({ text, solid, solidHover, onSolid, soft, line }: FamilyTokens): FamilyTokens => ({
  text,
  solid,
  solidHover,
  onSolid,
  soft,
  line,
});

/** Assigns the colors of a map to the color roles of a theme. */
export function mapColors({ ink, sheet, focus, ...families }: MapPalette): ColorTokens {
  return {
    background: {
      canvas: sheet.canvas,
      surface: sheet.surface,
      raised: sheet.raised,
      sunken: sheet.sunken,
      inverse: sheet.inverse,
      overlay: sheet.overlay,
    },
    text: {
      regular: ink.text,
      muted: ink.muted,
      inverse: ink.inverse,
      inverseMuted: ink.inverseMuted,
    },
    rule: {
      soft: sheet.ruleSoft,
      regular: sheet.rule,
      strong: sheet.ruleStrong,
      inverse: sheet.ruleInverse,
    },
    tone: {
      neutral: family(ink),
      primary: families.vegetation,
      info: families.hydrography,
      warning: families.relief,
      danger: families.grid,
      success: families.vegetation,
    },
    focus,
  };
}
