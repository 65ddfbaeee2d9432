import type { Browser } from 'playwright';
import { withSql } from '../../lib/lines/crowd.ts';
import type { Reading } from '../../lib/lines/line.ts';
import type { OwnStack } from '../../lib/lines/own-stack.ts';
import { loseAnswer } from './network-faults.ts';
import { PortalBrowser, worker } from './portal-browser.ts';
import { refreshPattern } from './request-watch.ts';

type Record = (reading: Reading) => void;

/** Rotations of the session that was opened last. */
async function rotations(stack: OwnStack): Promise<number> {
  const { rows } = await withSql(stack, (client) =>
    client.query<{ generation: number }>(
      `SELECT generation FROM sessions WHERE user_id = (SELECT id FROM users WHERE username = $1)
       ORDER BY created_at DESC LIMIT 1`,
      [worker.username],
    ),
  );
  return (rows[0]?.generation ?? 0) - 1;
}

/** R8 from the browser's side: the server renews the session, and its answer is lost on the way. */
export async function lostOnce(stack: OwnStack, browser: Browser, record: Record, tabs: number) {
  const opened = await PortalBrowser.open(stack, browser, tabs);
  await opened.expire();
  opened.watch.reset();
  let lost = 0;
  await opened.befall(refreshPattern, async (route) => {
    lost += 1;
    await (lost === 1 ? loseAnswer(route) : route.continue());
  });
  await opened.press();
  const views = await opened.look();
  const well = views.filter(({ hasRows, hasWords }) => hasRows && !hasWords).length;
  const { mostRefreshesAtOnce, mostSent, refreshes } = opened.watch;
  const rotated = await rotations(stack);
  await opened.close();
  record({
    what: `the answer of a refresh lost once, ${tabs} tabs: at once, × sent, tabs well`,
    seen: `${mostRefreshesAtOnce}, ${mostSent}, ${well} (${refreshes} sent in all, ${rotated} rotations)`,
    budget: `1, ≤ 2, ${tabs}`,
    holds: mostRefreshesAtOnce === 1 && mostSent <= 2 && well === tabs,
  });
}

/** The session is ended from elsewhere; signing in again in one tab serves all of them. */
export async function sessionOver(stack: OwnStack, browser: Browser, record: Record, tabs: number) {
  const opened = await PortalBrowser.open(stack, browser, tabs);
  await opened.endSession();
  opened.watch.reset();
  await opened.press();
  const views = await opened.look();
  const asked = views.filter(({ hasWords, isSignedOut }) => hasWords && !isSignedOut).length;
  const { mostRefreshesAtOnce, mostSent } = opened.watch;
  record({
    what: `the session is over, ${tabs} tabs: refreshes at once, × sent, tabs that ask in place`,
    seen: `${mostRefreshesAtOnce}, ${mostSent}, ${asked}`,
    budget: `1, ≤ 2, ${tabs}`,
    holds: mostRefreshesAtOnce === 1 && mostSent <= 2 && asked === tabs,
  });
  const [first] = opened.tabs;
  await first?.getByLabel(`Contraseña de ${worker.username}`).fill(worker.password);
  await first?.getByRole('button', { name: 'Ingresar' }).click();
  await first?.getByRole('dialog').waitFor({ state: 'detached', timeout: 30_000 });
  const after = await opened.look();
  const well = after.filter(({ hasRows, hasWords }) => hasRows && !hasWords).length;
  await opened.close();
  record({
    what: 'signed in again in one of them: tabs that go on by themselves',
    seen: `${well} of ${tabs}`,
    budget: 'all',
    holds: well === tabs,
  });
}
