import { mapColors } from '../map-palette.ts';
import type { FamilyTokens, ThemeTokens } from '../token-type.ts';

const pencil: FamilyTokens = {
  text: '#1f1f1f',
  solid: '#3d3d3d',
  solidHover: '#000000',
  onSolid: '#ffffff',
  soft: '#e2e2e2',
  line: '#5c5c5c',
};

/**
 * A deliberately plain theme: gray, monospaced, square, widely spaced and without motion. A value
 * that a component hard-codes is easy to see in it.
 */
export const wireframe: ThemeTokens = {
  name: 'wireframe',
  colorScheme: 'light',
  color: mapColors({
    ink: { ...pencil, muted: '#4f4f4f', inverse: '#ffffff', inverseMuted: '#d6d6d6' },
    vegetation: pencil,
    hydrography: pencil,
    relief: pencil,
    grid: pencil,
    sheet: {
      canvas: '#ffffff',
      surface: '#ffffff',
      raised: '#ffffff',
      sunken: '#f0f0f0',
      inverse: '#3d3d3d',
      overlay: 'rgb(0 0 0 / 0.5)',
      rule: '#8a8a8a',
      ruleSoft: '#b5b5b5',
      ruleStrong: '#5c5c5c',
      ruleInverse: '#555555',
    },
    focus: { regular: '#000000', inverse: '#ffffff' },
  }),
  scale: {
    spaceUnit: 5,
    fontFamily: { sans: "'Courier New', monospace", mono: "'Courier New', monospace" },
    fontWeight: { regular: 400, medium: 400, strong: 700, heading: 700, mono: 400 },
    fontSize: { xs: 12, sm: 14, md: 16, lg: 18 },
    headingSize: {
      sm: { min: 16, max: 16 },
      md: { min: 20, max: 20 },
      lg: { min: 24, max: 24 },
      xl: { min: 30, max: 30 },
      display: { min: 36, max: 36 },
    },
    lineHeight: { tight: 1.2, snug: 1.4, regular: 1.6 },
    tracking: { heading: '0', headingWords: '0', label: '0' },
    radius: { sm: 0, md: 0, lg: 0 },
    line: { hair: 2, thick: 3, heavy: 5, tick: 14 },
    shadow: { raised: 'none', overlay: 'none' },
    motion: { fast: 0, regular: 0, slow: 0, spin: 0, pulse: 0, easing: 'linear' },
  },
};
