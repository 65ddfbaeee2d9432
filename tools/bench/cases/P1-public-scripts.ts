import type { CaseContext } from '../../lib/cases/recorder.ts';
import { withPage } from '../../lib/chromium.ts';
import { measureFloor, measureReactAdmin } from '../site/control-apps.ts';
import { loadUntil, markIdle, sizeOf } from '../site/page-loading.ts';
import { withPublicSite } from '../site/public-site.ts';

export const title = 'JavaScript of each public page before it is idle';

const FLOOR_LIMIT = 1.1;
const ADMIN_LIMIT = 0.3;

export async function run(context: CaseContext): Promise<void> {
  const floor = await measureFloor();
  const admin = await measureReactAdmin();
  await withPublicSite(context, async ({ url, pages, browser, record }) => {
    const known = new Map<string, number>();
    for (const path of pages) {
      const scripts = await withPage(browser, {}, (page) =>
        loadUntil(page, `${url}${path}`, markIdle),
      );
      const bytes = await sizeOf(scripts, known);
      record.check(
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
}
