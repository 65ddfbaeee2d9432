import type { BrowserContext } from 'playwright';
import type { MeasuredLine } from '../../lib/lines/line.ts';
import { median, quantile } from '../../lib/lines/ratio.ts';
import {
  type InteractionTimes,
  type Press,
  prepareRounds,
  type Round,
} from '../site/interactions.ts';
import { type PublicSite, withPublicSite } from '../site/public-site.ts';

const LIMIT = 50;
const THROTTLE = 4;
/** Presses of a round, of which the slowest counts. */
const PRESSES = 8;
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

/** A page of its own for an interaction, at rest. */
async function prepare(
  { browser, signedIn, url }: PublicSite,
  { path, isSignedIn, presses }: Interaction,
): Promise<{ round: Round; context: BrowserContext }> {
  const context = isSignedIn ? await signedIn('user') : await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  return { context, round: await prepareRounds(page, presses, THROTTLE) };
}

/** The least a press can take here: a page of one button that counts. */
async function prepareEmptyPage({ browser }: PublicSite) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.setContent('<button onclick="this.textContent = Number(this.textContent) + 1">0');
  const presses = [{ on: () => page.getByRole('button') }];
  return { context, round: await prepareRounds(page, presses, THROTTLE) };
}

const slowest = (rounds: readonly InteractionTimes[]) =>
  rounds.map(({ latencies }) => quantile(latencies, 0.98));
const longest = (rounds: readonly InteractionTimes[]) =>
  rounds.map(({ longestTask }) => longestTask);
const asText = (values: readonly number[]) =>
  `${median(values).toFixed(0)} ms (${Math.max(...values).toFixed(0)} at most)`;

/**
 * How soon a press shows on a slow phone (numbers P6). Machines are noisy: a button that does nothing
 * but count takes 72 ms at times. So both are pressed in turn, round by round, and what holds in most
 * rounds counts; the worst of all stands beside it.
 */
export const line: MeasuredLine = {
  id: 'P6',
  title: `Interactions with the CPU ${THROTTLE} × slower`,
  run: async (record, { quick, signal }) => {
    const rounds = quick ? 1 : 7;
    await withPublicSite({ signal }, async (site) => {
      for (const interaction of interactions) {
        const [thing, control] = [await prepare(site, interaction), await prepareEmptyPage(site)];
        const taken: InteractionTimes[] = [];
        const least: InteractionTimes[] = [];
        for (let n = 0; n < rounds; n += 1) {
          taken.push(await thing.round(PRESSES));
          least.push(await control.round(PRESSES));
        }
        await thing.context.close();
        await control.context.close();
        record({
          what: `${interaction.what}: p98 of a round of ${taken[0]?.latencies.length ?? 0} presses, longest task`,
          seen: `${asText(slowest(taken))}, ${asText(longest(taken))}`,
          control: `a button that counts, ${asText(slowest(least))}, ${asText(longest(least))}`,
          budget: `≤ ${LIMIT} ms, ≤ ${LIMIT} ms`,
          holds: median(slowest(taken)) <= LIMIT && median(longest(taken)) <= LIMIT,
        });
      }
    });
  },
};
