import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { chromium, type Page } from 'playwright';
import { build } from 'vite';
import { ensureChromium } from '../../lib/chromium.ts';
import { inWorkspace } from '../../lib/workspace.ts';
import { serveFolder } from '../../test/static-server.ts';

/**
 * Builds the page of 100,000 rows, serves it and opens it.
 * @returns the page once its rows are drawn, and what ends everything.
 */
export async function openTablePage(): Promise<{ page: Page; close: () => Promise<void> }> {
  const outDir = inWorkspace('.cache', 'bench', 'data-table');
  await build({
    root: inWorkspace('tools', 'bench', 'data-table'),
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2000 },
  });
  const server = await serveFolder(outDir);
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${server.url}/`);
  await page.locator('tbody tr').first().waitFor();
  const close = async () => {
    await browser.close();
    server.close();
  };
  return { page, close };
}
