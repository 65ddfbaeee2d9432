import { cpSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, inject } from 'vitest';
import { collectMessages, launchChromium } from '../lib/chromium.ts';
import { createTempFolder, removeFolder } from '../lib/temp-folder.ts';
import { inWorkspace } from '../lib/workspace.ts';
import { npmCommand } from '../npm-command.mjs';
import { requireCommand } from '../test/run-command.ts';
import { serveFolder } from '../test/static-server.ts';
import { installPacked } from './site.ts';

const fixture = inWorkspace('packages', 'ui', 'fixture');

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Copies the fixture into a folder that has, or will have, the packed design system. */
const copyFixture = (folder: string): void =>
  cpSync(fixture, folder, { recursive: true, filter: (path) => !path.endsWith('theme.css') });

function installFixture() {
  const { dependencies, devDependencies } = readManifest(fixture);
  const declared = Object.keys({ ...dependencies, ...devDependencies });
  const others = declared.filter((name) => name !== '@consultancy/ui');
  const site = installPacked(inject('tarball'), others);
  copyFixture(site.folder);
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

/**
 * Installs the packed design system by npm beside the lowest version of each peer, in a copy of the
 * fixture: the ranges of its manifest are resolved as on another site.
 * @param ranges of the peers in the packed manifest.
 * @throws CliError with npm's output when the ranges cannot be met together.
 */
export async function installLowestPeers(ranges: Readonly<Record<string, string>>) {
  const folder = realpathSync(createTempFolder('lowest-peers'));
  copyFixture(folder);
  const dependencies: Record<string, string> = { '@consultancy/ui': `file:${inject('tarball')}` };
  for (const [name, range] of Object.entries(ranges)) dependencies[name] = range.replace('^', '');
  const manifest = { private: true, type: 'module', dependencies };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const [npm, ...first] = npmCommand('npm');
  const args = ['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  const failure = 'npm could not install the lowest peers.';
  await requireCommand(failure, npm, [...first, ...args], { cwd: folder });
  const versions = Object.keys(ranges).map((name) => [
    name,
    String(readManifest(join(folder, 'node_modules', name)).version),
  ]);
  const peers: Record<string, string> = Object.fromEntries(versions);
  return { folder, peers, remove: () => removeFolder(folder) };
}

/**
 * Does what the fixture's own `npm run build` does, for one of its brands; the first is its own.
 * @returns folder of the built site.
 * @throws CliError when the theme is rejected; errors of Vite.
 */
export async function buildFixture(
  { folder }: { readonly folder: string },
  brand: 'brasa' | 'grafito' | 'sheet' = 'brasa',
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

export async function sendWrongEmail(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('laura');
  await page.getByRole('button', { name: 'Pedir una cotización' }).click();
  await page.getByText('Escriba un correo completo').waitFor();
}
