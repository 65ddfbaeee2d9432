import { sheetDarkTokens, sheetLightTokens } from '@consultancy/ui/theming';

export const themes = { light: sheetLightTokens, dark: sheetDarkTokens } as const;
