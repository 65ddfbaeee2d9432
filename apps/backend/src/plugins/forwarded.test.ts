import { describe, expect, it } from 'vitest';
import { Browser } from '../../test/browser.ts';
import { startBackend } from '../../test/build-app.ts';
import { addUser, password, registration } from '../../test/users.ts';

const backend = startBackend({ TRUST_PROXY: '1' });

describe('an address that a proxy forwards', () => {
  it.each([
    ['203.0.113.9:51234', '203.0.113.9'],
    ['[2001:db8::9]:51234', '2001:db8::9'],
    ['fe80::1%eth0', 'fe80::1'],
    ['unknown', null],
  ])('as %s is recorded as %s', async (forwarded, recorded) => {
    const username = `via_${forwarded.replace(/\W/g, '')}`.slice(0, 20).toLowerCase();
    const id = await addUser(backend, username);
    const browser = new Browser(backend);
    const headers = { 'x-forwarded-for': forwarded };
    const body = { username, password, recaptchaToken: await browser.botToken('login') };
    expect((await browser.post('/api/login', body, headers)).status).toBe(200);
    const rows = await backend.app.db
      .selectFrom('sessions')
      .select('address')
      .where('user_id', '=', id)
      .execute();
    expect(rows).toEqual([{ address: recorded }]);
    const other = {
      ...registration(`${username.slice(0, 18)}_r`),
      recaptchaToken: await browser.botToken('register'),
    };
    expect((await browser.post('/api/register', other, headers)).status).toBe(200);
    const message = `Una sugerencia de ${username}`;
    const recaptchaToken = await browser.botToken('suggestion');
    const suggestion = { message, recaptchaToken };
    expect((await browser.post('/api/suggestions', suggestion, headers)).status).toBe(201);
  });
});
