import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';

/** Bytes after brotli at its best, as a server of static files sends them. */
export const brotliBytes = (text: string | Uint8Array): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/**
 * Bundles a module in a folder with plain Vite for production, minified.
 * @param code an ES module.
 * @param external imports that are left out.
 * @returns bytes after brotli of the scripts, and of scripts and styles; `raw` are the characters of
 * the modules' code after tree shaking, before it is minified, and the bytes of the styles: equal for
 * the same modules in any order.
 */
export async function bundleSize(folder: string, code: string, external: RegExp[] = []) {
  const root = mkdtempDisposableSync(join(folder, 'bundle-'));
  const input = join(root.path, 'entry.js');
  writeFileSync(input, code);
  const bundling = build({
    root: root.path,
    configFile: false,
    logLevel: 'error',
    build: {
      target: 'es2022',
      modulePreload: false,
      assetsInlineLimit: 0,
      write: false,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: { input, external },
    },
  });
  const built = await bundling.finally(root.remove);
  const files = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const chunks = files.filter((file) => file.type === 'chunk');
  const styles = files
    .filter((file) => file.type === 'asset')
    .filter(({ fileName }) => fileName.endsWith('.css'))
    .map(({ source }) => Buffer.from(source));
  const modules = chunks.flatMap((chunk) => Object.values(chunk.modules));
  const scripts = sum(chunks.map((chunk) => brotliBytes(chunk.code)));
  return {
    scripts,
    total: scripts + sum(styles.map(brotliBytes)),
    raw:
      sum(modules.map(({ renderedLength }) => renderedLength)) +
      sum(styles.map(({ length }) => length)),
  };
}
