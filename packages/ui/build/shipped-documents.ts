import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'rolldown';
import { llmsDocuments } from './llms-documents.ts';

/** The licenses of the fonts that the package contains; the OFL travels with each copy. */
const fontLicenses = ['OFL-Archivo.txt', 'OFL-IBM-Plex-Mono.txt'];
const licenses = join(import.meta.dirname, '..', '..', '..', 'licenses');

/** Puts `llms.txt`, the documents it links to and the fonts' licenses into the package. */
export function shippedDocuments(): Plugin {
  return {
    name: 'shipped-documents',
    generateBundle() {
      for (const { path, text } of llmsDocuments()) {
        this.emitFile({ type: 'asset', fileName: path, source: text });
      }
      for (const name of fontLicenses) {
        const source = readFileSync(join(licenses, name));
        this.emitFile({ type: 'asset', fileName: `licenses/${name}`, source });
      }
    },
  };
}
