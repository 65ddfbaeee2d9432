import { bundleSize } from '../../lib/bundle-size.ts';
import type { BenchmarkCase } from '../../lib/cases/case.ts';
import type { Recorder } from '../../lib/cases/recorder.ts';
import { launchChromium } from '../../lib/chromium.ts';
import { inWorkspace } from '../../lib/workspace.ts';
import { packUi } from '../../packed-ui/pack.ts';
import { installPacked } from '../../packed-ui/site.ts';
import { type DesignSystem, measurePage, type PageCost } from '../site/compare-design-systems.ts';

const LIMIT = 3_000;

/** The file of the button alone: the cost of its import without anything else in reach. */
const BUTTON_FILE = './dist/components/Button/Button.js';

// Used, as a bundler removes what is not.
const using = (names: string, from: string) => `
  import { jsx } from 'react/jsx-runtime';
  import { ${names} } from '${from}';
  globalThis.used = [jsx, ${names}];`;

const NOTHING = `import { jsx } from 'react/jsx-runtime'; globalThis.used = [jsx];`;
const react = [/^react(-dom)?(\/|$)/];

async function measureButton(tarball: string, record: Recorder): Promise<void> {
  const site = installPacked(tarball, ['react', 'react-dom']);
  try {
    const measure = (code: string) => bundleSize(site.folder, code, react);
    const empty = await measure(NOTHING);
    const button = await measure(using('Button', '@consultancy/ui'));
    const alone = await measure(using('Button', `${site.ui}/${BUTTON_FILE}`));
    const control = `the same module without it, ${empty.total} B`;
    const added = button.total - empty.total;
    record.atMost('import { Button }, added', added, LIMIT, { unit: 'B br', control });
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
const measures: readonly { key: keyof PageCost; what: string; orEqual: boolean }[] = [
  { key: 'bytes', what: 'scripts and styles, B br', orEqual: false },
  { key: 'lines', what: 'lines of own code', orEqual: false },
  { key: 'violations', what: 'axe violations in five states', orEqual: true },
  { key: 'messages', what: 'console messages', orEqual: true },
  { key: 'blocked', what: 'resources blocked by a strict policy', orEqual: true },
];

async function compareWithOthers(tarball: string, record: Recorder): Promise<void> {
  const browser = await launchChromium();
  try {
    const cost = await measurePage(browser, own, { '@consultancy/ui': `file:${tarball}` });
    const costs: { readonly title: string; readonly cost: PageCost }[] = [];
    for (const other of others) {
      costs.push({ title: other.title, cost: await measurePage(browser, other, {}) });
    }
    for (const { key, what, orEqual } of measures) {
      const value = cost[key];
      const least = Math.min(...costs.map((each) => each.cost[key]));
      const control = costs.map((each) => `${each.title} ${each.cost[key].toLocaleString('en')}`);
      record.check(
        `same page, ${what}`,
        value.toLocaleString('en'),
        orEqual ? 'not more' : 'less',
        orEqual ? value <= least : value < least,
        { control: control.join(', ') },
      );
    }
    record.equal('same page, findings of ours', cost.violations + cost.messages + cost.blocked, 0);
  } finally {
    await browser.close();
  }
}

export const bench: BenchmarkCase = {
  id: 'P16',
  title: 'Design system from outside',
  run: async ({ record, signal }) => {
    const tarball = await packUi(inWorkspace('.cache', 'bench', 'packed-ui'), signal);
    await measureButton(tarball, record);
    await compareWithOthers(tarball, record);
  },
};
