import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';

/** Bytes after brotli at its best, as a server of static files sends them. */
export const brotliBytes = (text: string | Buffer): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Size of a module with all its imports, minified, in bytes after brotli. */
export interface BundleSize {
  readonly scripts: number;
  readonly styles: number;
  readonly total: number;
  /**
   * Characters of the modules' code after tree shaking, before it is minified, and bytes of the
   * styles: equal for the same modules in any order.
   */
  readonly raw: number;
}

type Output = Awaited<ReturnType<typeof build>>;

function treeShakenLength(output: Output): number {
  const chunks = [output].flat().flatMap((each) => ('output' in each ? each.output : []));
  return chunks
    .flatMap((chunk) => (chunk.type === 'chunk' ? Object.values(chunk.modules) : []))
    .reduce((total, { renderedLength }) => total + renderedLength, 0);
}

/**
 * Bundles a module in a folder with plain Vite for production.
 * @param code an ES module.
 * @param external imports that are left out.
 */
export async function bundleSize(
  folder: string,
  code: string,
  external: RegExp[] = [],
): Promise<BundleSize> {
  const work = mkdtempSync(join(folder, 'bundle-'));
  const entry = join(work, 'entry.js');
  writeFileSync(entry, code);
  try {
    const output = await build({
      root: work,
      configFile: false,
      logLevel: 'error',
      build: {
        target: 'es2022',
        modulePreload: false,
        assetsInlineLimit: 0,
        chunkSizeWarningLimit: 10_000,
        rolldownOptions: { input: entry, external },
      },
    });
    const assets = join(work, 'dist', 'assets');
    const sum = (ending: string, bytes: (content: Buffer) => number) =>
      readdirSync(assets)
        .filter((name) => extname(name) === ending)
        .reduce((total, name) => total + bytes(readFileSync(join(assets, name))), 0);
    const [scripts, styles] = [sum('.js', brotliBytes), sum('.css', brotliBytes)];
    const raw = treeShakenLength(output) + sum('.css', ({ length }) => length);
    return { scripts, styles, total: scripts + styles, raw };
  } finally {
    rmSync(work, { recursive: true });
  }
}
