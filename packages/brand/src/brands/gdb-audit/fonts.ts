import { createRequire } from 'node:module';
import type { BrandFonts } from '../../brand-fonts.ts';

const { resolve } = createRequire(import.meta.url);

export const fonts: BrandFonts = {
  preload: 'archivo-spanish',
  images: {
    text: 'Archivo',
    code: 'IBM Plex Mono',
    files: [
      '@expo-google-fonts/archivo/400Regular/Archivo_400Regular.ttf',
      '@expo-google-fonts/archivo/700Bold/Archivo_700Bold.ttf',
      '@expo-google-fonts/ibm-plex-mono/500Medium/IBMPlexMono_500Medium.ttf',
    ].map((file) => resolve(file)),
  },
};
