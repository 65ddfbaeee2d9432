import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, inject } from 'vitest';
import { collectMessages, launchChromium } from '../lib/chromium.ts';
import { inWorkspace } from '../lib/workspace.ts';
import { requireCommand } from '../test/run-command.ts';
import { serveFolder } from '../test/static-server.ts';
import { installPacked } from './site.ts';

const fixture = inWorkspace('packages', 'ui', 'fixture');

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

function installFixture() {
  const { dependencies, devDependencies } = readManifest(fixture);
  const declared = Object.keys({ ...dependencies, ...devDependencies });
  const others = declared.filter((name) => name !== '@consultancy/ui');
  const site = installPacked(inject('tarball'), others);
  const filter = (path: string) => !path.endsWith('theme.css');
  cpSync(fixture, site.folder, { recursive: true, filter });
  return { ...site, manifest: readManifest(site.ui) };
}

/** Has the checks of a file use one copy of the fixture and one Chromium. */
export function provideFixture() {
  const parts = new AsyncDisposableStack();
  /** Serves a folder until the end. @returns its address. */
  const serve = async (folder: string) => parts.use(await serveFolder(folder)).url;
  const used = { serve } as {
    readonly serve: typeof serve;
    site: ReturnType<typeof installFixture>;
    browser: Browser;
  };
  beforeAll(async () => {
    used.site = installFixture();
    parts.defer(used.site.remove);
    used.browser = parts.use(await launchChromium());
  });
  afterAll(() => parts.disposeAsync());
  return used;
}

/** Does what the fixture's own `npm run build` does, for one of its brands. */
export async function buildFixture(
  { folder }: { readonly folder: string },
  brand: 'brasa' | 'grafito' | 'sheet',
): Promise<string> {
  const failure = 'The theme of the fixture was rejected.';
  await requireCommand(failure, process.execPath, ['theme.ts', brand], { cwd: folder });
  const outDir = join(folder, `dist-${brand}`);
  const options = { root: folder, configFile: false, logLevel: 'error', base: './' } as const;
  await build({ ...options, build: { outDir } });
  return outDir;
}

/** Opens the built fixture. @returns its page, and the errors and warnings that it prints. */
export async function openSite(
  browser: Browser,
  url: string,
  colorScheme: 'light' | 'dark' = 'light',
) {
  const page = await browser.newPage({ locale: 'es-CO', reducedMotion: 'reduce', colorScheme });
  const messages = collectMessages(page);
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return { page, messages };
}
