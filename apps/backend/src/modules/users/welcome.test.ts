import { expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { startBackend } from '../../../test/build-app.ts';
import { giveCredits, publishTestPrices } from '../../../test/credits.ts';
import { activate } from '../../../test/toolbox.ts';
import { password, signedIn } from '../../../test/users.ts';

const backend = startBackend();

it('welcomes a newcomer, and later names the sign-in before this one and the last run', async () => {
  const { browser, id } = await signedIn(backend, 'bienvenida');
  const welcome = () => browser.get('/api/welcome_info/bienvenida');
  expect((await welcome()).body).toEqual({
    credits_balance: '0.00',
    pending_credits: '0.00',
    previous_login: null,
    last_utilization: null,
    last_utilization_date: null,
    total_utilizations: 0,
    low_balance_credits: '10.00',
  });
  await publishTestPrices(backend);
  await giveCredits(backend, id, '30.00');
  const toolbox = await activate(backend, browser);
  await toolbox.reserve(100, 'first-run', 'R_INF_01');
  await toolbox.reserve(100);
  await browser.signIn('bienvenida', password);
  expect((await welcome()).body).toEqual({
    credits_balance: '30.00',
    pending_credits: '10.00',
    previous_login: expect.stringMatching(/^\d{4}-.*Z$/),
    last_utilization: 'Topología',
    last_utilization_date: expect.stringMatching(/^\d{4}-.*Z$/),
    total_utilizations: 2,
    low_balance_credits: '10.00',
  });
});

it('counts the failed sign-ins since the sign-in before this one, and none otherwise', async () => {
  const { browser } = await signedIn(backend, 'atacada');
  await browser.signIn('atacada', password);
  const count = async () =>
    JSON.parse((await browser.get('/api/welcome_info/atacada')).text).failed_sign_ins;
  expect(await count()).toBeUndefined();
  const stranger = new Browser(backend);
  for (const guess of ['una clave', 'otra clave']) {
    await stranger.signIn('ATACADA', guess);
  }
  await stranger.signIn('nadie_99', 'una clave');
  await expect.poll(count).toBe(2);
  await browser.signIn('atacada', password);
  expect(await count()).toBe(2);
  await browser.signIn('atacada', password);
  expect(await count()).toBeUndefined();
});
