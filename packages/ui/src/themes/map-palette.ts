import type { ColorTokens, FamilyTokens } from './token-type.ts';

/** The printed lettering of the sheet: a family, and its quieter and reversed forms. */
interface InkTokens extends FamilyTokens {
  /** Secondary lettering. */
  muted: string;
  /** Lettering on the inverse surface. */
  inverse: string;
  /** Secondary lettering on the inverse surface. */
  inverseMuted: string;
}

/** The paper: backgrounds from the table up, and the rules on them. */
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

/** Colors of a topographic map, by what they mean there. */
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

/** The roles that the colors of a map have on screen. */
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
