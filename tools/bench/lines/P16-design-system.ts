import type { MeasuredLine } from '../../lib/lines/line.ts';
import { inWorkspace } from '../../lib/workspace.ts';
import { packUi } from '../../packed-ui/pack.ts';
import { installPacked } from '../../packed-ui/site.ts';
import { type Weight, weigh } from '../../packed-ui/weigh.ts';

const LIMIT = 3_000;

/** The file that holds the button alone: what its import costs when nothing else is in reach. */
const BUTTON_FILE = './dist/components/Button/Button.js';

// Held on to, as a bundler drops what nobody uses.
const using = (names: string, from: string) => `
  import { jsx } from 'react/jsx-runtime';
  import { ${names} } from '${from}';
  globalThis.used = [jsx, ${names}];`;

const NOTHING = `import { jsx } from 'react/jsx-runtime'; globalThis.used = [jsx];`;

const text = ({ scripts, styles, total }: Weight) =>
  `${total} B br (scripts ${scripts}, styles ${styles})`;

/** What a component costs another site (numbers P16), from the packed tarball. */
export const line: MeasuredLine = {
  id: 'P16',
  title: 'Design system from outside',
  run: async (record, { signal }) => {
    const tarball = await packUi(inWorkspace('.cache', 'bench', 'packed-ui'), signal);
    const site = installPacked(tarball, ['react', 'react-dom']);
    try {
      const empty = await weigh(site, NOTHING);
      const button = await weigh(site, using('Button', '@consultancy/ui'));
      const alone = await weigh(site, using('Button', `${site.ui}/${BUTTON_FILE}`));
      const added = button.total - empty.total;
      record({
        what: 'import { Button }',
        seen: text(button),
        control: `the same module without it, ${empty.total} B`,
        ratio: `+ ${added} B`,
        budget: `+ ≤ ${LIMIT} B`,
        holds: added <= LIMIT,
      });
      record({
        what: 'components that are not used, beside Button',
        seen: `${button.raw - alone.raw} B of code and styles, not minified`,
        control: `Button from its own file, ${alone.raw} B`,
        budget: '0 B',
        holds: button.raw === alone.raw,
      });
    } finally {
      site.remove();
    }
  },
};
