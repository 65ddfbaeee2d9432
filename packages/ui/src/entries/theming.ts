export { defineTheme, type ThemeChanges } from '../themes/define-theme.ts';
export { sheetDark as sheetDarkTokens } from '../themes/sheet-dark/tokens.ts';
export { sheetLight as sheetLightTokens } from '../themes/sheet-light/tokens.ts';
export { contrastIssues, type SiteThemes, themeCss } from '../themes/theme-css.ts';
export type {
  FamilyTokens,
  InkTokens,
  PaletteTokens,
  ScaleTokens,
  SheetTokens,
  ThemeTokens,
} from '../themes/token-type.ts';
