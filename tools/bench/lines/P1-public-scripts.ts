import type { MeasuredLine } from '../../lib/lines/line.ts';
import { weighFloor, weighReactAdmin } from '../site/control-apps.ts';
import { scriptsBeforeQuiet, weighFiles } from '../site/page-scripts.ts';
import { withPublicSite } from '../site/public-site.ts';

const FLOOR_LIMIT = 1.1;
const ADMIN_LIMIT = 0.3;

/** What a visitor of each public page loads of scripts before the page is quiet (numbers P1). */
export const line: MeasuredLine = {
  id: 'P1',
  title: 'JavaScript of each public page before it is quiet',
  run: async (record, { signal }) => {
    const floor = await weighFloor();
    const admin = await weighReactAdmin();
    await withPublicSite({ signal }, async ({ url, pages, browser }) => {
      const known = new Map<string, number>();
      for (const path of pages) {
        const scripts = await scriptsBeforeQuiet(browser, `${url}${path}`);
        const bytes = await weighFiles(scripts, known);
        record({
          what: path,
          seen: `${bytes} B br in ${scripts.length} ${scripts.length === 1 ? 'file' : 'files'}`,
          control: `floor ${floor} B, a list of react-admin ${admin} B`,
          ratio: `${(bytes / floor).toFixed(3)}, ${(bytes / admin).toFixed(3)}`,
          budget: `≤ ${FLOOR_LIMIT}, ≤ ${ADMIN_LIMIT}`,
          holds: bytes > 0 && bytes <= FLOOR_LIMIT * floor && bytes <= ADMIN_LIMIT * admin,
        });
      }
    });
  },
};
