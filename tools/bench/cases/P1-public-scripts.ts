import type { BenchmarkCase } from '../../lib/cases/case.ts';
import { measureFloor, measureReactAdmin } from '../site/control-apps.ts';
import { loadUntil, markIdle, sizeOf, withPage } from '../site/page-loading.ts';
import { withPublicSite } from '../site/public-site.ts';

const FLOOR_LIMIT = 1.1;
const ADMIN_LIMIT = 0.3;

export const bench: BenchmarkCase = {
  id: 'P1',
  title: 'JavaScript of each public page before it is idle',
  run: async (context) => {
    const floor = await measureFloor();
    const admin = await measureReactAdmin();
    await withPublicSite(context, async ({ url, pages, browser }) => {
      const known = new Map<string, number>();
      for (const path of context.quick ? pages.slice(0, 3) : pages) {
        const load = () =>
          withPage(browser, {}, (page) => loadUntil(page, `${url}${path}`, markIdle));
        const scripts = await load();
        const bytes = await sizeOf(scripts, known);
        context.record.check(
          path,
          `${bytes} B br in ${scripts.length} file(s)`,
          `≤ ${FLOOR_LIMIT}, ≤ ${ADMIN_LIMIT}`,
          bytes > 0 && bytes <= FLOOR_LIMIT * floor && bytes <= ADMIN_LIMIT * admin,
          {
            control: `floor ${floor} B, a list of react-admin ${admin} B`,
            ratio: `${(bytes / floor).toFixed(3)}, ${(bytes / admin).toFixed(3)}`,
          },
        );
      }
    });
  },
};
