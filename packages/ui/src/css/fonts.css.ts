import { globalFontFace } from '@vanilla-extract/css';

const woff2 = (file: string): string => `url("${file}") format("woff2")`;
const local = (...names: string[]): string => names.map((name) => `local("${name}")`).join(', ');

// Latin subset only: it holds every letter and sign of Spanish.
globalFontFace('Archivo Variable', {
  fontStyle: 'normal',
  fontDisplay: 'swap',
  fontWeight: '100 900',
  src: woff2('@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'),
});

// Codes and coordinates only, so one weight is enough.
globalFontFace('IBM Plex Mono', {
  fontStyle: 'normal',
  fontDisplay: 'swap',
  fontWeight: 500,
  src: woff2('@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2'),
});

// System faces stretched to the width and height of Archivo, so that nothing moves when it
// arrives. Measured over a Spanish paragraph: regular 98.63 %, bold 97.5 % of Arial's width.
globalFontFace('Archivo Fallback', {
  fontWeight: '100 590',
  src: local('Arial', 'Liberation Sans', 'Helvetica Neue'),
  sizeAdjust: '98.63%',
  ascentOverride: '89.02%',
  descentOverride: '21.29%',
  lineGapOverride: '0%',
});
globalFontFace('Archivo Fallback', {
  fontWeight: '600 900',
  src: local('Arial Bold', 'Liberation Sans Bold', 'Helvetica Neue Bold'),
  sizeAdjust: '97.5%',
  ascentOverride: '90.05%',
  descentOverride: '21.54%',
  lineGapOverride: '0%',
});
