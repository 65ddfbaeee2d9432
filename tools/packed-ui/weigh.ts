import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';
import type { Site } from './site.ts';

/** What a module and all that it brings weigh, minified. */
export interface Weight {
  /** Bytes after brotli at its best, as a server of static files sends them. */
  readonly scripts: number;
  readonly styles: number;
  readonly total: number;
  /**
   * Characters of the modules' code that was taken, before it is minified, and bytes of the styles:
   * alike for the same modules, in whatever order they stand.
   */
  readonly raw: number;
}

type Built = Awaited<ReturnType<typeof build>>;

/** How much code of each module the bundler took. */
function takenCode(built: Built): number {
  const outputs = Array.isArray(built) ? built : [built];
  const chunks = outputs.flatMap((each) => ('output' in each ? each.output : []));
  return chunks
    .flatMap((chunk) => (chunk.type === 'chunk' ? Object.values(chunk.modules) : []))
    .reduce((total, { renderedLength }) => total + renderedLength, 0);
}

const brotli = (text: Buffer): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/**
 * Bundles a module in a site as plain Vite does for production, React left out, and weighs it.
 * @param code an ES module.
 */
export async function weigh({ folder }: Site, code: string): Promise<Weight> {
  const work = mkdtempSync(join(folder, 'weigh-'));
  const entry = join(work, 'entry.js');
  writeFileSync(entry, code);
  try {
    const built = await build({
      root: work,
      configFile: false,
      logLevel: 'error',
      build: {
        modulePreload: false,
        assetsInlineLimit: 0,
        rolldownOptions: { input: entry, external: /^react(-dom)?(\/|$)/ },
      },
    });
    const assets = join(work, 'dist', 'assets');
    const files = readdirSync(assets).map((name) => ({
      name,
      content: readFileSync(join(assets, name)),
    }));
    const sum = (ending: string, bytes: (content: Buffer) => number) =>
      files
        .filter(({ name }) => name.endsWith(ending))
        .reduce((total, { content }) => total + bytes(content), 0);
    const [scripts, styles] = [sum('.js', brotli), sum('.css', brotli)];
    const raw = takenCode(built) + sum('.css', ({ length }) => length);
    return { scripts, styles, total: scripts + styles, raw };
  } finally {
    rmSync(work, { recursive: true });
  }
}
