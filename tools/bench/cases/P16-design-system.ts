import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Browser } from 'playwright';
import { build } from 'vite';
import { brotliBytes, bundleSize } from '../../lib/bundle-size.ts';
import type { CaseContext } from '../../lib/cases/recorder.ts';
import { launchChromium } from '../../lib/chromium.ts';
import { inWorkspace } from '../../lib/workspace.ts';
import {
  checkConsumerTypes,
  consumersFolder,
  installConsumer,
  serveStrictly,
} from '../../packed-ui/consumers.ts';
import { packUi } from '../../packed-ui/pack.ts';
import { installPacked } from '../../packed-ui/site.ts';
import { usePage, watchPage } from '../../packed-ui/use-page.ts';

export const title = 'Design system from outside';

/** The file of the button alone: the cost of its import without anything else in reach. */
const BUTTON_FILE = './dist/components/Button/Button.js';

// Used, as a bundler removes what is not.
const using = (name: string, from: string) => `
  import { jsx } from 'react/jsx-runtime';
  import { ${name} } from '${from}';
  globalThis.used = [jsx, ${name}];`;

const NOTHING = `import { jsx } from 'react/jsx-runtime'; globalThis.used = [jsx];`;

async function measureButton(tarball: string, { record, parts }: CaseContext): Promise<void> {
  const site = installPacked(tarball, ['react', 'react-dom']);
  parts.defer(site.remove);
  const measure = (code: string) => bundleSize(site.folder, code, [/^react(-dom)?(\/|$)/]);
  const empty = await measure(NOTHING);
  const button = await measure(using('Button', '@consultancy/ui'));
  const alone = await measure(using('Button', `${site.ui}/${BUTTON_FILE}`));
  const control = `the same module without it, ${empty.total} B`;
  const added = button.total - empty.total;
  record.atMost('import { Button }, added', added, 3_000, { unit: 'B br', control });
  const what = 'unused components beside Button, code and styles before minification';
  record.equal(what, `${button.raw - alone.raw} B`, '0 B');
}

interface DesignSystem {
  readonly title: string;
  /** Folder in `packages/ui/consumers`: the versions, and the page unless it is the shared one. */
  readonly folder: string;
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

/** The document of a consumer, for any of them. */
const html = readFileSync(join(consumersFolder, 'vite-ssr', 'index.html'), 'utf8');

const mainModule = ({ page, styles }: DesignSystem) => `
  ${styles.map((path) => `import '${path}';`).join('\n')}
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import { Page } from '../${page}/Page.tsx';
  createRoot(document.getElementById('root')).render(createElement(Page));
`;

type PageCost = Awaited<ReturnType<typeof measurePage>>;

/**
 * Builds the page with a design system by Vite, serves it under a strict policy and uses it.
 * @throws CliError when it cannot be installed or its types are wrong; errors of Vite; when a control does not work.
 */
async function measurePage(browser: Browser, system: DesignSystem, parts: AsyncDisposableStack) {
  const site = await installConsumer(system.folder, system.packages ?? {});
  parts.defer(site.remove);
  await checkConsumerTypes(site);
  const root = join(site.folder, system.folder);
  writeFileSync(join(root, 'index.html'), html.replace('/src/entry-client.tsx', './main.tsx'));
  writeFileSync(join(root, 'main.tsx'), mainModule(system));
  const outDir = join(root, 'measured');
  await build({ root, configFile: false, logLevel: 'error', build: { outDir } });
  const served = await serveStrictly(root, outDir);
  parts.defer(served.close);
  const found = await watchPage(browser, served.url, usePage);
  const code = readFileSync(join(consumersFolder, system.page, 'Page.tsx'), 'utf8');
  const assets = readdirSync(join(outDir, 'assets'))
    .filter((name) => ['.js', '.css'].includes(extname(name)))
    .map((name) => brotliBytes(readFileSync(join(outDir, 'assets', name))));
  return {
    /** Scripts and styles of the page, lazy ones too, in bytes after brotli. */
    bytes: assets.reduce((total, bytes) => total + bytes, 0),
    lines: countCodeLines(code) + system.styles.length,
    violations: found.violations.length,
    /** What the browser printed, and what a strict policy blocked. */
    messages: found.messages.length,
    blocked: found.blocked.length,
  };
}

const own: DesignSystem = {
  title: 'ours',
  folder: 'vite-ssr',
  page: 'page',
  styles: ['@consultancy/ui/reset', '@consultancy/ui/themes/sheet'],
};
const others: readonly DesignSystem[] = [
  { title: 'Mantine', folder: 'mantine', page: 'mantine', styles: [] },
  { title: 'Radix Themes', folder: 'radix-themes', page: 'radix-themes', styles: [] },
];

/** What is compared, with its unit; where others may be as good, `orEqual`. */
const measures: readonly (readonly [key: keyof PageCost, what: string, orEqual: boolean])[] = [
  ['bytes', 'scripts and styles, B br', false],
  ['lines', 'lines of own code', false],
  ['violations', 'axe violations in five states', true],
  ['messages', 'console messages', true],
  ['blocked', 'resources blocked by a strict policy', true],
];

async function compareWithOthers(tarball: string, { record, parts }: CaseContext): Promise<void> {
  const browser = parts.use(await launchChromium());
  const packages = { '@consultancy/ui': `file:${tarball}` };
  const cost = await measurePage(browser, { ...own, packages }, parts);
  const costs: (PageCost & { title: string })[] = [];
  for (const other of others) {
    costs.push({ ...(await measurePage(browser, other, parts)), title: other.title });
  }
  for (const [key, what, orEqual] of measures) {
    const min = Math.min(...costs.map((each) => each[key]));
    const control = costs.map((each) => `${each.title} ${each[key].toLocaleString('en')}`);
    record.check(
      `same page, ${what}`,
      cost[key].toLocaleString('en'),
      orEqual ? 'not more' : 'less',
      cost[key] < min || (orEqual && cost[key] === min),
      { control: control.join(', ') },
    );
  }
  record.equal('same page, findings of ours', cost.violations + cost.messages + cost.blocked, 0);
}

export async function run(context: CaseContext): Promise<void> {
  const tarball = await packUi(inWorkspace('.cache', 'bench', 'packed-ui'), context.signal);
  await measureButton(tarball, context);
  await compareWithOthers(tarball, context);
}
