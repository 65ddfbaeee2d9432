import { bundleSize } from '../../lib/bundle-size.ts';
import type { CaseContext, Recorder } from '../../lib/cases/recorder.ts';
import { launchChromium } from '../../lib/chromium.ts';
import { inWorkspace } from '../../lib/workspace.ts';
import { packUi } from '../../packed-ui/pack.ts';
import { installPacked } from '../../packed-ui/site.ts';
import { type DesignSystem, measurePage, type PageCost } from '../site/compare-design-systems.ts';

export const title = 'Design system from outside';

/** The file of the button alone: the cost of its import without anything else in reach. */
const BUTTON_FILE = './dist/components/Button/Button.js';

// Used, as a bundler removes what is not.
const using = (name: string, from: string) => `
  import { jsx } from 'react/jsx-runtime';
  import { ${name} } from '${from}';
  globalThis.used = [jsx, ${name}];`;

const NOTHING = `import { jsx } from 'react/jsx-runtime'; globalThis.used = [jsx];`;

async function measureButton(tarball: string, record: Recorder): Promise<void> {
  const site = installPacked(tarball, ['react', 'react-dom']);
  try {
    const measure = (code: string) => bundleSize(site.folder, code, [/^react(-dom)?(\/|$)/]);
    const empty = await measure(NOTHING);
    const button = await measure(using('Button', '@consultancy/ui'));
    const alone = await measure(using('Button', `${site.ui}/${BUTTON_FILE}`));
    const control = `the same module without it, ${empty.total} B`;
    const added = button.total - empty.total;
    record.atMost('import { Button }, added', added, 3_000, { unit: 'B br', control });
    const what = 'unused components beside Button, code and styles before minification';
    record.equal(what, `${button.raw - alone.raw} B`, '0 B');
  } finally {
    site.remove();
  }
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

async function compareWithOthers(tarball: string, record: Recorder): Promise<void> {
  const browser = await launchChromium();
  try {
    const packages = { '@consultancy/ui': `file:${tarball}` };
    const cost = await measurePage(browser, { ...own, packages });
    const costs: (PageCost & { title: string })[] = [];
    for (const other of others) {
      costs.push({ ...(await measurePage(browser, other)), title: other.title });
    }
    for (const [key, what, orEqual] of measures) {
      const least = Math.min(...costs.map((each) => each[key]));
      const control = costs.map((each) => `${each.title} ${each[key].toLocaleString('en')}`);
      record.check(
        `same page, ${what}`,
        cost[key].toLocaleString('en'),
        orEqual ? 'not more' : 'less',
        cost[key] < least || (orEqual && cost[key] === least),
        { control: control.join(', ') },
      );
    }
    record.equal('same page, findings of ours', cost.violations + cost.messages + cost.blocked, 0);
  } finally {
    await browser.close();
  }
}

export async function run({ record, signal }: CaseContext): Promise<void> {
  const tarball = await packUi(inWorkspace('.cache', 'bench', 'packed-ui'), signal);
  await measureButton(tarball, record);
  await compareWithOthers(tarball, record);
}
