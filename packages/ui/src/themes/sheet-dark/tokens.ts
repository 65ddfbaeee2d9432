import { mapColors } from '../map-palette.ts';
import { sheetScale } from '../sheet-scale.ts';
import type { ThemeTokens } from '../token-type.ts';

/** The dark variant of the map sheet theme: colors of its own, not inverted ones. */
export const sheetDark: ThemeTokens = {
  name: 'sheet-dark',
  colorScheme: 'dark',
  color: mapColors({
    ink: {
      text: '#e4ece7',
      muted: '#a6b6ad',
      solid: '#d7e2db',
      solidHover: '#f2f7f4',
      onSolid: '#0e1814',
      soft: '#22312a',
      line: '#7d8f85',
      inverse: '#e4ece7',
      inverseMuted: '#a6b6ad',
    },
    vegetation: {
      text: '#84d3a4',
      solid: '#6ec492',
      solidHover: '#92dcb0',
      onSolid: '#08180f',
      soft: '#173425',
      line: '#4fa576',
    },
    hydrography: {
      text: '#8cc5ee',
      solid: '#79b7e4',
      solidHover: '#a4d3f4',
      onSolid: '#071621',
      soft: '#152e40',
      line: '#5596c5',
    },
    relief: {
      text: '#e5b07c',
      solid: '#dba169',
      solidHover: '#efc397',
      onSolid: '#1d1004',
      soft: '#38281a',
      line: '#b9854f',
    },
    grid: {
      text: '#ff94cb',
      solid: '#f57fbb',
      solidHover: '#ffa8d5',
      onSolid: '#2a0418',
      soft: '#3f1830',
      line: '#d95f9f',
    },
    sheet: {
      canvas: '#0f1814',
      surface: '#15201b',
      raised: '#1b2822',
      sunken: '#0b120f',
      inverse: '#0a110e',
      overlay: 'rgb(3 6 5 / 0.72)',
      rule: '#34463d',
      ruleSoft: '#26352e',
      ruleStrong: '#7d8f85',
      ruleInverse: '#2f4138',
    },
    focus: { regular: '#8cc5ee', inverse: '#8cc5ee' },
  }),
  scale: {
    ...sheetScale,
    shadow: {
      raised: '0 1px 2px rgb(0 0 0 / 0.40)',
      overlay: '0 2px 4px rgb(0 0 0 / 0.45), 0 16px 40px rgb(0 0 0 / 0.55)',
    },
  },
};
