import { createRequire } from 'node:module';
import type { BrandFonts } from '../../brand-fonts.ts';

const { resolve } = createRequire(import.meta.url);

export const fonts: BrandFonts = {
  // Georgia is a font of the system.
  preload: null,
  images: {
    // Of the widths of Georgia, and free.
    text: 'Gelasio',
    code: 'IBM Plex Mono',
    files: [
      '@expo-google-fonts/gelasio/400Regular/Gelasio_400Regular.ttf',
      '@expo-google-fonts/gelasio/700Bold/Gelasio_700Bold.ttf',
      '@expo-google-fonts/ibm-plex-mono/500Medium/IBMPlexMono_500Medium.ttf',
    ].map((file) => resolve(file)),
  },
};
