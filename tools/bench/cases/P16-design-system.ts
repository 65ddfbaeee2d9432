import { bundleSize } from '../../lib/bundle-size.ts';
import type { BenchmarkCase } from '../../lib/cases/case.ts';
import { inWorkspace } from '../../lib/workspace.ts';
import { packUi } from '../../packed-ui/pack.ts';
import { installPacked } from '../../packed-ui/site.ts';

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

export const bench: BenchmarkCase = {
  id: 'P16',
  title: 'Design system from outside',
  run: async ({ record, signal }) => {
    const tarball = await packUi(inWorkspace('.cache', 'bench', 'packed-ui'), signal);
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
  },
};
