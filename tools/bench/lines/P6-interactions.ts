import type { MeasuredLine } from '../../lib/lines/line.ts';
import { quantile } from '../../lib/lines/ratio.ts';
import { type InteractionTimes, type Press, timeInteraction } from '../site/interactions.ts';
import { type PublicSite, withPublicSite } from '../site/public-site.ts';

const LIMIT = 50;
const THROTTLE = 4;
const report = '/userview/utilizationsBase';

/** One kind of interaction: where it happens, and what is pressed. */
interface Interaction {
  readonly what: string;
  readonly path: string;
  readonly isSignedIn: boolean;
  readonly presses: readonly Press[];
}

const interactions: readonly Interaction[] = [
  {
    what: 'toggle of login and registration',
    path: '/auth',
    isSignedIn: false,
    presses: [
      { on: (page) => page.getByRole('button', { name: /^(Crear una cuenta|Ya tengo cuenta)/ }) },
    ],
  },
  {
    what: 'sort by a column',
    path: report,
    isSignedIn: true,
    presses: [{ on: (page) => page.locator('main thead button').first() }],
  },
  {
    what: 'search with the filters',
    path: report,
    isSignedIn: true,
    presses: [{ on: (page) => page.getByRole('button', { name: 'Buscar' }) }],
  },
  {
    what: 'next tab of the picture',
    path: report,
    isSignedIn: true,
    presses: [{ on: (page) => page.locator('main [role="tab"][aria-selected="false"]').first() }],
  },
  {
    what: 'dialog of the password, opened and closed',
    path: '/userview/profile',
    isSignedIn: true,
    presses: [
      { on: (page) => page.getByRole('button', { name: 'Cambiar la contraseña' }) },
      { key: 'Escape', once: (page) => page.getByRole('dialog') },
    ],
  },
];

async function measure(
  { browser, signedIn, url }: PublicSite,
  { path, isSignedIn, presses }: Interaction,
  times: number,
): Promise<InteractionTimes> {
  const context = isSignedIn ? await signedIn('user') : await browser.newContext({ baseURL: url });
  try {
    const page = await context.newPage();
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    return await timeInteraction(page, presses, { times, throttle: THROTTLE });
  } finally {
    await context.close();
  }
}

/** The least a press can take here: a page of one button that counts. */
async function emptyPage({ browser }: PublicSite, times: number): Promise<InteractionTimes> {
  const page = await browser.newPage();
  try {
    await page.setContent('<button onclick="this.textContent = Number(this.textContent) + 1">0');
    const presses = [{ on: () => page.getByRole('button') }];
    return await timeInteraction(page, presses, { times, throttle: THROTTLE });
  } finally {
    await page.close();
  }
}

const high = ({ latencies }: InteractionTimes) => quantile(latencies, 0.98);

/** How soon a press shows on a slow phone (numbers P6). */
export const line: MeasuredLine = {
  id: 'P6',
  title: `Interactions with the CPU ${THROTTLE} × slower`,
  run: async (record, { quick, signal }) => {
    const times = quick ? 8 : 50;
    await withPublicSite({ signal }, async (site) => {
      for (const interaction of interactions) {
        const control = await emptyPage(site, times);
        const taken = await measure(site, interaction, times);
        record({
          what: `${interaction.what}: p98 of ${taken.latencies.length} presses, longest task`,
          seen: `${high(taken).toFixed(0)} ms, ${taken.longestTask.toFixed(0)} ms`,
          control: `a button that counts, ${high(control).toFixed(0)} ms`,
          budget: `≤ ${LIMIT} ms, ≤ ${LIMIT} ms`,
          holds: high(taken) <= LIMIT && taken.longestTask <= LIMIT,
        });
      }
    });
  },
};
