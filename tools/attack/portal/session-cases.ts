import type { Browser } from 'playwright';
import { demoAccount } from '../../lib/cases/accounts.ts';
import type { TestStack } from '../../lib/cases/test-stack.ts';
import { loseResponse } from './network-failures.ts';
import { PortalBrowser } from './portal-browser.ts';
import { refreshPattern } from './request-monitor.ts';

/** Records how a browser's tabs refreshed, and how many of them are as they should be. */
function recordTabs(
  { record }: TestStack,
  what: string,
  portal: PortalBrowser,
  good: number,
  more = '',
) {
  const { monitor, tabs } = portal;
  const { maxConcurrentRefreshes: concurrent, maxSent } = monitor;
  record.check(
    what,
    `${concurrent}, ${maxSent}, ${good}${more}`,
    `1, ≤ 2, ${tabs.length}`,
    concurrent === 1 && maxSent <= 2 && good === tabs.length,
  );
}

/** R8 on the browser's side: the server rotates the session, and its response is lost. */
export async function lostRefresh(stack: TestStack, browser: Browser, tabs: number): Promise<void> {
  const portal = await PortalBrowser.open(stack, browser, tabs);
  await portal.expire();
  let lost = 0;
  await portal.intercept(refreshPattern, async (route) => {
    lost += 1;
    await (lost === 1 ? loseResponse(route) : route.continue());
  });
  await portal.clickReload();
  const complete = await portal.countComplete();
  const [session] = await stack.query<{ generation: number }>(
    `SELECT generation FROM sessions WHERE user_id = (SELECT id FROM users WHERE username = $1)
     ORDER BY created_at DESC LIMIT 1`,
    [demoAccount('user').username],
  );
  const rotations = (session?.generation ?? 0) - 1;
  const more = ` (${portal.monitor.count(refreshPattern)} sent in all, ${rotations} rotations)`;
  const what = `the response of a refresh lost once, ${tabs} tabs: concurrent, × sent, complete tabs`;
  recordTabs(stack, what, portal, complete, more);
  await portal.close();
}

/** The session is revoked elsewhere; signing in again in one tab serves all of them. */
export async function revokedSession(stack: TestStack, browser: Browser, tabs: number) {
  const portal = await PortalBrowser.open(stack, browser, tabs);
  await portal.changeSession('ended_at = now()');
  portal.monitor.reset();
  await portal.clickReload();
  const states = await portal.states();
  const dialogs = states.filter((state) => state.hasMessage && !state.isSignedOut).length;
  const what = `session revoked, ${tabs} tabs: concurrent refreshes, × sent, tabs with the dialog`;
  recordTabs(stack, what, portal, dialogs);
  const { username, password } = demoAccount('user');
  const [first] = portal.tabs;
  await first?.getByLabel(`Contraseña de ${username}`).fill(password);
  await first?.getByRole('button', { name: 'Ingresar' }).click();
  await first?.getByRole('dialog').waitFor({ state: 'detached', timeout: 30_000 });
  const complete = await portal.countComplete();
  await portal.close();
  stack.record.equal('signed in again in one of them: tabs that continue', complete, tabs);
}
