import { setTimeout as sleep } from 'node:timers/promises';
import type { AttackCase } from '../../lib/cases/case.ts';
import { withTestStack } from '../../lib/cases/test-stack.ts';
import { launchChromium } from '../../lib/chromium.ts';
import { type NetworkFailure, networkFailures } from '../portal/network-failures.ts';
import { isComplete, PortalBrowser } from '../portal/portal-browser.ts';
import { refreshPattern } from '../portal/request-monitor.ts';
import { lostRefresh, revokedSession } from '../portal/session-cases.ts';

/** The requests that fail. */
const targets = { 'the refresh': refreshPattern, 'every call': /\/api\// } as const;

/** What is counted in a round, and how much of it may happen. */
const limits = {
  'refreshes at once': 1,
  '× sent': 2,
  'sent later': 0,
  'without rows or message': 0,
  white: 0,
  'signed out': 0,
  uncaught: 0,
  'not recovered': 0,
} as const;
type Counts = Record<keyof typeof limits, number>;

/** One round: all tokens expire, the failure affects all tabs at the same moment, and ends. */
async function runRound(
  portal: PortalBrowser,
  failure: NetworkFailure,
  pattern: RegExp,
  begin: () => Promise<void>,
): Promise<Counts> {
  // A pending refresh would meet a session of another age than the one that it began with.
  await portal.monitor.untilIdle();
  await portal.expire();
  portal.monitor.reset();
  const over = Promise.withResolvers<void>();
  const end = await portal.intercept(pattern, (route) => failure.apply(route, over.promise));
  await begin();
  const states = await portal.states();
  const { maxConcurrentRefreshes, maxSent } = portal.monitor;
  const sent = portal.monitor.count();
  await sleep(2_000);
  const later = portal.monitor.count() - sent;
  // A lost refresh can be repeated within thirty seconds (ADR 006), which a slow machine exceeds.
  if (failure.isLoss) await portal.changeSession('generation_at = clock_timestamp()');
  await end();
  over.resolve();
  if (!states.every(isComplete)) await portal.clickReload();
  const recovered = await portal.allHaveRows();
  return {
    'refreshes at once': maxConcurrentRefreshes,
    '× sent': maxSent,
    'sent later': later,
    'without rows or message': states.filter((tab) => !tab.hasRows && !tab.hasMessage).length,
    white: states.filter(({ isWhite }) => isWhite).length,
    'signed out': states.filter(({ isSignedOut }) => isSignedOut).length,
    uncaught: portal.uncaught.length,
    'not recovered': recovered ? 0 : 1,
  };
}

export const attack: AttackCase = {
  id: 'R17',
  title: 'The portal in several tabs while the network fails',
  run: (context) =>
    withTestStack(context, { portal: true }, async (stack) => {
      const { record, quick } = context;
      const browser = await launchChromium({ args: ['--disable-gpu'] });
      stack.onClose(() => browser.close());
      const names = Object.keys(limits) as (keyof Counts)[];
      for (const failure of networkFailures.filter(({ isLong }) => !quick || !isLong)) {
        const sizes = quick ? [2] : failure.isLong ? [8] : [2, 4, 8];
        for (const [target, pattern] of Object.entries(targets)) {
          const rounds: Counts[] = [];
          for (const tabs of sizes) {
            const portal = await PortalBrowser.open(stack, browser, tabs);
            for (const begin of [() => portal.clickReload(), () => portal.reloadPages()]) {
              rounds.push(await runRound(portal, failure, pattern, begin));
            }
            await portal.close();
          }
          const most = names.map((name) => Math.max(...rounds.map((round) => round[name])));
          record.check(
            `${failure.name}, ${target}, up to ${sizes.at(-1)} tabs`,
            names.map((name, index) => `${most[index]} ${name}`).join(', '),
            names.map((name) => `≤ ${limits[name]}`).join(', '),
            names.every((name, index) => (most[index] ?? 1) <= limits[name]),
          );
        }
      }
      await lostRefresh(stack, browser, record, quick ? 3 : 8);
      await revokedSession(stack, browser, record, quick ? 3 : 8);
    }),
};
