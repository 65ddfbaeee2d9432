import { expect, it } from 'vitest';
import { Browser } from '../../test/browser.ts';
import { startBackend } from '../../test/build-app.ts';
import { passwordFault } from '../security/password-rules.ts';
import { demoAccounts } from './demo-accounts.ts';
import { loadDemo } from './load-demo.ts';

const backend = startBackend();

it('fills an empty database once with accounts that can sign in', async () => {
  const { db, passwords, config } = backend.app;
  expect(await loadDemo(db, passwords, config)).toBe(true);
  expect(await loadDemo(db, passwords, config)).toBe(false);
  for (const account of demoAccounts) {
    expect(passwordFault(account.password, account)).toBeNull();
    const answer = await new Browser(backend).signIn(account.username, account.password);
    expect(answer.body).toEqual({ username: account.username, role: account.role });
  }
  const browser = new Browser(backend);
  await browser.signIn('usuaria_demo', demoAccounts[1]?.password ?? '');
  const balance = await browser.get('/api/user_credits_balance/usuaria_demo');
  expect(balance.body).toEqual({ credits_balance: '440.00' });
});
