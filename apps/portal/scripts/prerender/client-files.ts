import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

/** Built files that a page needs, as addresses, each before those that build on it. */
export interface PageFiles {
  /** What the styles say, in the order of the cascade. */
  css: string;
  /** Addresses of the style files that `css` stands for. */
  styles: readonly string[];
  /** Faces that the styles name. */
  fonts: readonly string[];
  /** Address of the script that everything begins with. */
  script: string;
}

/** What the browser's build has made, as its manifest tells. */
export class ClientFiles {
  readonly #dist: string;
  readonly #manifest: Manifest;

  /** @param dist folder of the build, with `.vite/manifest.json` in it. */
  constructor(dist: string) {
    this.#dist = dist;
    this.#manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
  }

  /**
   * What a page is made of.
   * @param part name of the screen whose code is a part of its own; null where there is none.
   * @throws Error when there is no such part.
   */
  of(part: string | null): PageFiles {
    const chunks = new Set<ManifestChunk>();
    const entry = this.#only('the entry', ({ isEntry }) => isEntry === true);
    this.#collect(entry, chunks);
    if (part) {
      // Screens of an area may have the same name.
      const file = `src/screens/public/${part}/${part}.tsx`;
      this.#collect(
        this.#only(file, ({ src }) => src === file),
        chunks,
      );
    }
    const styles = [...new Set([...chunks].flatMap(({ css = [] }) => css))];
    const css = styles.map((file) => readFileSync(join(this.#dist, file), 'utf8')).join('');
    return {
      css: css.replaceAll('\n', ''),
      styles: styles.map((file) => `/${file}`),
      fonts: [...css.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, address = '']) => address),
      script: `/${entry.file}`,
    };
  }

  #only(what: string, holds: (chunk: ManifestChunk) => boolean): ManifestChunk {
    const [found, ...others] = Object.values(this.#manifest).filter(holds);
    if (!found || others.length > 0) throw new Error(`The build has not exactly one of ${what}`);
    return found;
  }

  #collect(chunk: ManifestChunk, into: Set<ManifestChunk>): void {
    if (into.has(chunk)) return;
    for (const name of chunk.imports ?? []) {
      const imported = this.#manifest[name];
      if (imported) this.#collect(imported, into);
    }
    into.add(chunk);
  }
}
