import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright';
import type { MeasuredLine, Reading } from '../../lib/lines/line.ts';
import { type OwnStack, withOwnStack } from '../../lib/lines/own-stack.ts';
import { type NetworkFault, networkFaults } from '../portal/network-faults.ts';
import { launchChromium, PortalBrowser, type TabView } from '../portal/portal-browser.ts';
import { refreshPattern } from '../portal/request-watch.ts';
import { lostOnce, sessionOver } from '../portal/session-cases.ts';

/** Where a fault strikes. */
const places = { 'the refresh': refreshPattern, 'every call': /\/api\// } as const;
type Place = keyof typeof places;

/** What was seen of one fault, the worst of all rounds. */
interface Seen {
  tabs: number;
  refreshesAtOnce: number;
  mostSent: number;
  afterwards: number;
  speechless: number;
  white: number;
  signedOut: number;
  uncaught: number;
  notWell: number;
}

const nothing: Seen = {
  tabs: 0,
  refreshesAtOnce: 0,
  mostSent: 0,
  afterwards: 0,
  speechless: 0,
  white: 0,
  signedOut: 0,
  uncaught: 0,
  notWell: 0,
};

const count = (views: readonly TabView[], is: (view: TabView) => boolean) =>
  views.filter(is).length;

/** One round: everything expires, the fault strikes all tabs at one moment, and passes. */
async function round(
  tabs: PortalBrowser,
  fault: NetworkFault,
  place: Place,
  begin: () => Promise<void>,
): Promise<Seen> {
  // A renewal still under way would meet a session of another age than the one that it began with.
  await tabs.watch.untilQuiet();
  await tabs.expire();
  tabs.watch.reset();
  const over = Promise.withResolvers<void>();
  const pass = await tabs.befall(places[place], (route) => fault.befall(route, over.promise));
  await begin();
  const views = await tabs.look();
  const { mostRefreshesAtOnce, mostSent, total } = tabs.watch;
  await sleep(2_000);
  const afterwards = tabs.watch.total - total;
  // A lost refresh can be asked for again within thirty seconds (ADR 006).
  if (fault.isLoss) await tabs.forgetDelay();
  await pass();
  over.resolve();
  if (!views.every(({ hasRows, hasWords }) => hasRows && !hasWords)) await tabs.press();
  const isWell = await tabs.allHaveRows();
  return {
    tabs: views.length,
    refreshesAtOnce: mostRefreshesAtOnce,
    mostSent,
    afterwards,
    speechless: count(views, ({ hasRows, hasWords }) => !hasRows && !hasWords),
    white: count(views, ({ isWhite }) => isWhite),
    signedOut: count(views, ({ isSignedOut }) => isSignedOut),
    uncaught: tabs.uncaught.length,
    notWell: isWell ? 0 : 1,
  };
}

const worse = (one: Seen, other: Seen): Seen => {
  const names = Object.keys(nothing) as (keyof Seen)[];
  const worst = names.map((name) => [name, Math.max(one[name], other[name])] as const);
  return { ...nothing, ...Object.fromEntries(worst) };
};

const reading = (fault: NetworkFault, place: Place, seen: Seen): Reading => ({
  what: `${fault.name}, ${place}, up to ${seen.tabs} tabs`,
  seen:
    `${seen.refreshesAtOnce} refresh at once, ${seen.mostSent} × sent, ${seen.afterwards} later; ` +
    `${seen.speechless} speechless, ${seen.white} white, ${seen.signedOut} signed out, ` +
    `${seen.uncaught} uncaught, ${seen.notWell} not well again`,
  budget: '≤ 1, ≤ 2, 0; 0, 0, 0, 0, 0',
  holds:
    seen.refreshesAtOnce <= 1 &&
    seen.mostSent <= 2 &&
    seen.afterwards + seen.speechless + seen.white === 0 &&
    seen.signedOut + seen.uncaught + seen.notWell === 0,
});

async function strike(
  stack: OwnStack,
  browser: Browser,
  fault: NetworkFault,
  place: Place,
  counts: readonly number[],
): Promise<Reading> {
  let worst = nothing;
  for (const tabs of counts) {
    const opened = await PortalBrowser.open(stack, browser, tabs);
    const rounds = [() => opened.press(), () => opened.reload()];
    for (const begin of rounds) worst = worse(worst, await round(opened, fault, place, begin));
    await opened.close();
  }
  return reading(fault, place, worst);
}

export const line: MeasuredLine = {
  id: 'R17',
  title: 'The portal in several tabs while the network fails',
  run: (record, { quick, signal }) =>
    withOwnStack({ signal, portal: true }, async (stack) => {
      const browser = await launchChromium();
      stack.atEnd(() => browser.close());
      for (const fault of networkFaults) {
        if (quick && fault.isLong) continue;
        const counts = quick ? [2] : fault.isLong ? [8] : [2, 4, 8];
        for (const place of Object.keys(places) as Place[]) {
          record(await strike(stack, browser, fault, place, counts));
        }
      }
      await lostOnce(stack, browser, record, quick ? 3 : 8);
      await sessionOver(stack, browser, record, quick ? 3 : 8);
    }),
};
