import { expect, it } from 'vitest';
import { startBackend } from '../../../test/build-app.ts';
import { giveCredits, publishTestPrices } from '../../../test/credits.ts';
import { password, signedIn } from '../../../test/people.ts';
import { activate } from '../../../test/toolbox.ts';

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
  });
  await publishTestPrices(backend);
  await giveCredits(backend, id, '30.00');
  const toolbox = await activate(backend, browser);
  await toolbox.reserve(100);
  await browser.signIn('bienvenida', password);
  expect((await welcome()).body).toEqual({
    credits_balance: '30.00',
    pending_credits: '5.00',
    previous_login: expect.stringMatching(/^\d{4}-.*Z$/),
    last_utilization: 'Topología',
    last_utilization_date: expect.stringMatching(/^\d{4}-.*Z$/),
    total_utilizations: 1,
  });
});
