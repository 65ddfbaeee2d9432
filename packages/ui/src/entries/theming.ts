export { type Brand, defineBrand } from '../themes/define-brand.ts';
export { defineTheme, type ThemeChanges } from '../themes/define-theme.ts';
export type { BaseColors } from '../themes/derive-colors.ts';
export type { Role } from '../themes/roles.ts';
export { sheetDark as sheetDarkTokens } from '../themes/sheet-dark/tokens.ts';
export { sheetLight as sheetLightTokens } from '../themes/sheet-light/tokens.ts';
export { contrastIssues, type SiteThemes, themeCss } from '../themes/theme-css.ts';
export type {
  ColorTokens,
  FamilyTokens,
  ScaleTokens,
  ThemeTokens,
} from '../themes/token-type.ts';
