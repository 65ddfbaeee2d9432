import { mapColors } from '../map-palette.ts';
import { sheetScale } from '../sheet-scale.ts';
import type { ThemeTokens } from '../token-type.ts';

/** The light map sheet theme: cool paper and near-black green text. */
export const sheetLight: ThemeTokens = {
  name: 'sheet-light',
  colorScheme: 'light',
  color: mapColors({
    ink: {
      text: '#12241d',
      muted: '#4a5b52',
      solid: '#12241d',
      solidHover: '#24392f',
      onSolid: '#f5f8f5',
      soft: '#e6ebe7',
      line: '#74837b',
      inverse: '#eff4f0',
      inverseMuted: '#b3c2b9',
    },
    vegetation: {
      text: '#17603a',
      solid: '#1b6a40',
      solidHover: '#134f2f',
      onSolid: '#ffffff',
      soft: '#dfeee4',
      line: '#2f8355',
    },
    hydrography: {
      text: '#155380',
      solid: '#1a5f92',
      solidHover: '#124871',
      onSolid: '#ffffff',
      soft: '#dfebf5',
      line: '#3a7fb2',
    },
    relief: {
      text: '#80430f',
      solid: '#8f4a12',
      solidHover: '#6d380c',
      onSolid: '#ffffff',
      soft: '#f6e8d9',
      line: '#ad682c',
    },
    grid: {
      text: '#a10f63',
      solid: '#b0136d',
      solidHover: '#8a0c54',
      onSolid: '#ffffff',
      soft: '#fbe4f0',
      line: '#c42c84',
    },
    sheet: {
      canvas: '#f3f6f3',
      surface: '#fcfdfc',
      raised: '#ffffff',
      sunken: '#e9eeea',
      inverse: '#12241d',
      overlay: 'rgb(12 24 19 / 0.56)',
      rule: '#c3cec7',
      ruleSoft: '#dde4df',
      ruleStrong: '#74837b',
      ruleInverse: '#3a5146',
    },
    focus: { regular: '#1a5f92', inverse: '#9fd0f2' },
  }),
  scale: sheetScale,
};
