import type { ScaleTokens } from './token-type.ts';

/** Scale of the light and the dark map sheet theme. */
export const sheetScale: ScaleTokens = {
  spaceUnit: 4,
  fontFamily: {
    sans: "'Archivo Variable', 'Archivo Fallback', 'Archivo Fallback Roboto', 'Archivo Fallback DejaVu', Arial, 'Liberation Sans', sans-serif",
    mono: "'IBM Plex Mono', 'Liberation Mono', 'Courier New', monospace",
  },
  fontWeight: { regular: 400, medium: 520, strong: 640, heading: 660, mono: 500 },
  fontSize: { xs: 13, sm: 14, md: 16, lg: 18 },
  headingSize: {
    sm: { min: 16, max: 16 },
    md: { min: 18, max: 20 },
    lg: { min: 22, max: 26 },
    xl: { min: 28, max: 36 },
    display: { min: 36, max: 60 },
  },
  lineHeight: { tight: 1.1, snug: 1.3, regular: 1.55 },
  // Archivo's space is a fifth of an em, and kerned; tight bold words would run together.
  tracking: { heading: '-0.015em', headingWords: '0.06em', label: '0.04em' },
  radius: { sm: 2, md: 3, lg: 4 },
  line: { hair: 1, thick: 2, heavy: 3, tick: 9 },
  shadow: {
    raised: '0 1px 2px rgb(16 35 28 / 0.10)',
    overlay: '0 2px 4px rgb(16 35 28 / 0.12), 0 16px 40px rgb(16 35 28 / 0.18)',
  },
  motion: {
    fast: 120,
    regular: 200,
    slow: 480,
    spin: 900,
    pulse: 1600,
    easing: 'cubic-bezier(0.2, 0, 0, 1)',
  },
};
