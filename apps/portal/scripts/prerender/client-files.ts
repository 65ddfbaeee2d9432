import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, ManifestChunk, Rolldown } from 'vite';
import { readProperties, removeUnreadProperties } from './sent-styles.ts';

/** URLs of the built files that a page needs, dependencies first. */
export interface PageFiles {
  /** Content of the styles, in the order of the cascade. */
  css: string;
  /** URLs of the style files that `css` replaces. */
  styles: readonly string[];
  /** URLs of the fonts that the styles name. */
  fonts: readonly string[];
  /** URL of the entry script. */
  script: string;
  /** URLs of all scripts that the page needs at once. */
  scripts: readonly string[];
}

/** Modules of what an address shows; screens inside an area may have the same names. */
const pageModule =
  /\/portal\/src\/(?:screens\/(?:public|auth|account)\/\w+|app)\/(?<name>\w+)\.tsx$/;

/** Output of the browser build, according to its manifest. A screen may share its file with others. */
export class ClientFiles {
  readonly #dist: string;
  readonly #manifest: Manifest;
  /** Files by the name of the screen in them. */
  readonly #screens = new Map<string, string>();
  /** Custom properties that a script or a style reads, also one that comes later. */
  readonly #read: ReadonlySet<string>;

  /**
   * @param dist folder of the build, with `.vite/manifest.json` in it.
   * @param output of the build.
   */
  constructor(dist: string, { output }: Rolldown.RolldownOutput) {
    this.#dist = dist;
    for (const file of output) {
      for (const id of file.type === 'chunk' ? file.moduleIds : []) {
        const name = pageModule.exec(id)?.groups?.name;
        if (name) this.#screens.set(name, file.fileName);
      }
    }
    this.#read = readProperties(
      output.map((file) => (file.type === 'chunk' ? file.code : `${file.source}`)),
    );
    this.#manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
  }

  /**
   * Built files of a page.
   * @param chunkName name of the screen that has its own chunk; null if it has none.
   * @throws Error if there is no such chunk.
   */
  of(chunkName: string | null): PageFiles {
    const chunks = new Set<ManifestChunk>();
    const entry = this.#only('the entry', ({ isEntry }) => isEntry === true);
    this.#collect(entry, chunks);
    if (chunkName) {
      const screen = this.#screens.get(chunkName);
      this.#collect(
        this.#only(chunkName, ({ file }) => file === screen),
        chunks,
      );
    }
    const styles = [...new Set([...chunks].flatMap(({ css = [] }) => css))];
    const css = styles.map((file) => readFileSync(join(this.#dist, file), 'utf8')).join('');
    return {
      css: removeUnreadProperties(css.replaceAll('\n', ''), this.#read),
      styles: styles.map((file) => `/${file}`),
      fonts: [...css.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, url = '']) => url),
      script: `/${entry.file}`,
      scripts: [...chunks].map(({ file }) => `/${file}`),
    };
  }

  #only(what: string, matches: (chunk: ManifestChunk) => boolean): ManifestChunk {
    const [found, ...others] = Object.values(this.#manifest).filter(matches);
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
