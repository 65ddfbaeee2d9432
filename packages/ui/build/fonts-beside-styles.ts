import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'rolldown';

const fontUrl = /url\("(@[^"]+\.woff2)"\)/g;
const { resolve } = createRequire(import.meta.url);

/**
 * Puts the fonts that a style sheet names as files of a package beside the sheet: bundlers differ
 * in whether they look for a package inside `url()`.
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
          const source = readFileSync(resolve(font));
          this.emitFile({ type: 'asset', fileName: join(folder, name), source });
          return `url("./${name}")`;
        });
      }
    },
  };
}
