import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'rolldown';

const fontUrl = /url\("([@.][^"]+\.woff2)"\)/g;
const { resolve } = createRequire(import.meta.url);
const sources = join(import.meta.dirname, '..', 'src');

/**
 * Puts the fonts that a style sheet names beside the sheet: those of a package, as bundlers differ in
 * whether they look for one inside `url()`, and our own.
 */
export function fontsBesideStyles(): Plugin {
  return {
    name: 'fonts-beside-styles',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        const folder = dirname(file.fileName);
        file.source = String(file.source).replace(fontUrl, (_match, font: string) => {
          const name = basename(font);
          const path = font.startsWith('.') ? join(sources, folder, font) : resolve(font);
          const source = readFileSync(path);
          this.emitFile({ type: 'asset', fileName: join(folder, name), source });
          return `url("./${name}")`;
        });
      }
    },
  };
}
