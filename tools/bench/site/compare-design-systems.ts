import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Browser } from 'playwright';
import { build } from 'vite';
import { brotliBytes } from '../../lib/bundle-size.ts';
import {
  checkConsumerTypes,
  consumersFolder,
  installConsumer,
  serveStrictly,
} from '../../packed-ui/consumers.ts';
import { usePage, watchPage } from '../../packed-ui/use-page.ts';

/** A design system in which the page is built. */
export interface DesignSystem {
  readonly title: string;
  /** Folder in `packages/ui/consumers`: the versions, and the page unless it is the shared one. */
  readonly folder: string;
  /** Folder of the page. */
  readonly page: string;
  /** Styles that a site imports beside the page. */
  readonly styles: readonly string[];
  /** Packages besides those that the manifest of its folder pins. */
  readonly packages?: Readonly<Record<string, string>>;
}

/** Lines of a module as the formatter leaves it, without comments and empty ones. */
function countCodeLines(code: string): number {
  const withoutComments = code.replace(/^\s*\/\*[\s\S]*?\*\//gm, '').replace(/^\s*\/\/.*$/gm, '');
  return withoutComments.split('\n').filter((line) => line.trim()).length;
}

const html = `<!doctype html>
<html lang="es-CO">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Cuenca Consultores</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="./main.tsx"></script>
  </body>
</html>
`;

const mainModule = ({ page, styles }: DesignSystem) => `
  ${styles.map((path) => `import '${path}';`).join('\n')}
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import { Page } from '../${page}/Page.tsx';
  createRoot(document.getElementById('root')).render(createElement(Page));
`;

/** What the same page costs in a design system. */
export type PageCost = Awaited<ReturnType<typeof measurePage>>;

/**
 * Builds the page with a design system by Vite, serves it under a strict policy and uses it.
 * @throws CliError when it cannot be installed or its types are wrong; errors of Vite; when a control does not work.
 */
export async function measurePage(browser: Browser, system: DesignSystem) {
  const site = await installConsumer(system.folder, system.packages ?? {});
  try {
    await checkConsumerTypes(site);
    const root = join(site.folder, system.folder);
    writeFileSync(join(root, 'index.html'), html);
    writeFileSync(join(root, 'main.tsx'), mainModule(system));
    const outDir = join(root, 'measured');
    await build({ root, configFile: false, logLevel: 'error', build: { outDir } });
    const served = await serveStrictly(root, outDir);
    const found = await watchPage(browser, served.url, usePage).finally(() => served.close());
    const code = readFileSync(join(consumersFolder, system.page, 'Page.tsx'), 'utf8');
    const assets = readdirSync(join(outDir, 'assets'))
      .filter((name) => ['.js', '.css'].includes(extname(name)))
      .map((name) => brotliBytes(readFileSync(join(outDir, 'assets', name))));
    return {
      /** Scripts and styles of the page, lazy ones too, in bytes after brotli. */
      bytes: assets.reduce((total, bytes) => total + bytes, 0),
      /** Lines of the page's own module. */
      lines: countCodeLines(code) + system.styles.length,
      /** Rules of axe that its states break. */
      violations: found.violations.length,
      /** What the browser printed, and what a strict policy blocked. */
      messages: found.messages.length,
      blocked: found.blocked.length,
    };
  } finally {
    site.remove();
  }
}
