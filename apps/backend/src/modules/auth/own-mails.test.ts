import { expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { startBackend } from '../../../test/build-app.ts';
import { waitForJobs } from '../../../test/tasks.ts';
import { password, signedIn } from '../../../test/users.ts';

// What one account causes must not use up what the mail server sends in a day.
const backend = startBackend();

const mailsTo = (username: string) =>
  backend.mailbox.mails.filter(({ to }) => to?.[0]?.address === `${username}@example.com`);

it('sends at most ten mails an hour about sign-ins from unknown browsers, of which each opens a session', async () => {
  await signedIn(backend, 'muy_vista');
  for (let browsers = 0; browsers < 12; browsers += 1) {
    expect((await new Browser(backend).signIn('muy_vista', password)).status).toBe(200);
  }
  await waitForJobs(backend);
  expect(mailsTo('muy_vista')).toHaveLength(10);
});

it('accepts ten changes of a password in an hour', async () => {
  const { browser } = await signedIn(backend, 'indecisa');
  const statuses: number[] = [];
  let old_password = password;
  for (let changes = 0; changes < 11; changes += 1) {
    const new_password = `Nevado del Cocuy ${5330 + changes}`;
    const payload = { old_password, new_password, confirm_new_password: new_password };
    const { status } = await browser.send({ method: 'PUT', url: '/api/updatePassword', payload });
    statuses.push(status);
    old_password = new_password;
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
  await waitForJobs(backend);
  expect(mailsTo('indecisa')).toHaveLength(10);
});

it('starts twenty set-ups of a second factor in an hour', async () => {
  const { browser } = await signedIn(backend, 'cambiante');
  const statuses: number[] = [];
  for (let setups = 0; setups < 21; setups += 1) {
    const path = setups % 2 ? 'totp' : 'passkeys/options';
    statuses.push((await browser.post(`/api/second-factor/${path}`, { password })).status);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect(statuses.at(-1)).toBe(429);
});
