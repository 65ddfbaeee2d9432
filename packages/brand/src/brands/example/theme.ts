import { defineTheme, sheetDarkTokens, sheetLightTokens } from '@consultancy/ui/theming';

const scale = { fontFamily: { sans: "Georgia, 'Liberation Serif', serif" } };

export const themes = {
  light: defineTheme(sheetLightTokens, {
    name: 'example-light',
    palette: {
      vegetation: {
        text: '#3a2f8f',
        solid: '#43369f',
        solidHover: '#332884',
        soft: '#e9e7f7',
        line: '#6a5dc4',
      },
      sheet: { canvas: '#f6f5fa', inverse: '#1d1b3a' },
    },
    scale,
  }),
  dark: defineTheme(sheetDarkTokens, { name: 'example-dark', scale }),
} as const;
