import { getMachine } from '@consultancy/validation';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { startBackend } from '../../../test/build-app.ts';
import { linkTokenIn } from '../../../test/links.ts';
import { activate, type Toolbox } from '../../../test/toolbox.ts';
import { password, signedIn } from '../../../test/users.ts';
import { waitingForLocks } from '../../../test/waiting-for-locks.ts';
import { digest } from '../../security/keys.ts';
import { findActiveMachine, registerMachineRow } from './machine-repository.ts';

const backend = startBackend();

interface Released {
  username: string;
  browser: Browser;
  toolbox: Toolbox;
}
const fresh = 'Nevado del Cocuy 5330';

/** A user with a registered machine. */
async function withMachine(username: string) {
  const { browser } = await signedIn(backend, username);
  const toolbox = await activate(backend, browser);
  return { browser, isAlive: async () => (await toolbox.call('GET', '/tools')).status === 200 };
}

const change = (browser: Browser, choice: object) =>
  browser.send({
    method: 'PUT',
    url: '/api/updatePassword',
    payload: {
      ...{ old_password: password, new_password: fresh, confirm_new_password: fresh },
      ...choice,
    },
  });

async function reset(username: string, choice: object) {
  const browser = new Browser(backend);
  const email = `${username}@example.com`;
  const recaptchaToken = await browser.botToken('passwordReset');
  await browser.post('/api/password-reset-send-email', { email, recaptchaToken });
  const token = await linkTokenIn(backend, email, 'email-reset-password-verification');
  const payload = { token, new_password: fresh, confirm_new_password: fresh, ...choice };
  return browser.post('/api/verify-reset-password-email', payload);
}

const endOthers = (browser: Browser, choice?: object) =>
  browser.post('/api/sessions/end-others', choice);

const ways = [
  ['a change of password', (_: string, browser: Browser, choice = {}) => change(browser, choice)],
  ['a reset', (username: string, _: Browser, choice = {}) => reset(username, choice)],
  [
    'the end of the other sessions',
    (_: string, browser: Browser, choice?: object) => endOthers(browser, choice),
  ],
] as const;

describe('a machine token', () => {
  it.each(ways)('is revoked by %s', async (what, way) => {
    const username = `fin_${what.replaceAll(' ', '_')}`.slice(0, 20);
    const { browser, isAlive } = await withMachine(username);
    expect(await isAlive()).toBe(true);
    expect((await way(username, browser)).status).toBe(200);
    expect(await isAlive()).toBe(false);
    const { rows } = await backend.app.pool.query(
      `SELECT detail FROM audit_events WHERE action = 'own machine released'
       AND target_id = (SELECT id FROM users WHERE username = $1)`,
      [username],
    );
    expect(rows).toHaveLength(1);
  });

  it.each(ways)('survives %s when its owner chooses to keep it', async (what, way) => {
    const username = `sigue_${what.replaceAll(' ', '_')}`.slice(0, 20);
    const { browser, isAlive } = await withMachine(username);
    expect((await way(username, browser, { release_machine: false })).status).toBe(200);
    expect(await isAlive()).toBe(true);
  });
});

/** Uses an activation code on a computer that is not its owner's. */
const registerAnother = (code: string) =>
  new Browser(backend).post('/api/tool/v1/machines', {
    activation_code: code,
    machine_id: 'PC-AJENO',
  });
const revoked = { status: 400, body: { code: 'ACTIVATION_CODE_INVALID' } };

/** The ways to release a machine alone. */
const releases = [
  ['the portal', ({ browser }) => browser.send({ method: 'DELETE', url: '/api/machine' })],
  ['the machine', ({ toolbox }) => toolbox.call('POST', '/machines/release')],
  [
    'an administrator',
    async ({ username }) => {
      const { browser: admin } = await signedIn(backend, 'jefa_equipos', 'admin');
      const reason = 'El usuario lo pidió por correo.';
      return admin.post(`/api/admin/users/${username}/release-machine`, { reason });
    },
  ],
] satisfies [string, (of: Released) => Promise<{ status: number }>][];

describe('an activation code', () => {
  it.each(ways)('is revoked by %s, as an intruder may have made it', async (what, way) => {
    const username = `codigo_${what.replaceAll(' ', '_')}`.slice(0, 20);
    const { browser } = await signedIn(backend, username);
    const { body } = await browser.post('/api/activation_codes');
    expect((await way(username, browser, { release_machine: false })).status).toBe(200);
    expect(await registerAnother(body.code)).toMatchObject(revoked);
  });

  it.each(releases)(
    'is revoked by a release by %s, before which it was of no use',
    async (by, release) => {
      const username = `libera_${by.replaceAll(' ', '_')}`.slice(0, 20);
      const { browser } = await signedIn(backend, username);
      const toolbox = await activate(backend, browser);
      const { body } = await browser.post('/api/activation_codes');
      expect((await release({ username, browser, toolbox })).status).toBe(200);
      expect(await registerAnother(body.code)).toMatchObject(revoked);
    },
  );

  it.each(ways)('that is used during %s leaves no machine behind', async (what, way) => {
    const username = `durante_${what.replaceAll(' ', '_')}`.slice(0, 20);
    const { browser, id: userId } = await signedIn(backend, username);
    await browser.post('/api/activation_codes');
    const machine = { userId, machineId: 'PC-AJENO', tokenHash: digest(username) };
    const { responses } = await backend.unlimitedDb.transaction().execute(async (trx) => {
      await sql`UPDATE activation_codes SET used_at = now() WHERE user_id = ${userId}`.execute(trx);
      await registerMachineRow(trx, { ...machine, address: '127.0.0.1' });
      const sent = way(username, browser);
      await expect.poll(() => waitingForLocks(backend.unlimitedDb)).toBe(1);
      // In a record, as the transaction would wait for a promise.
      return { responses: sent };
    });
    expect((await responses).status).toBe(200);
    expect(await findActiveMachine(backend.app.db, userId)).toBeUndefined();
  });
});

describe('a registered machine', () => {
  it('is mailed to its owner', async () => {
    await withMachine('dueno_equipo');
    const mail = await backend.mailbox.waitFor('dueno_equipo@example.com', ({ subject }) =>
      Boolean(subject?.startsWith('Nuevo equipo')),
    );
    expect(mail.text).toMatch(/usuario dueno_equipo.*127\.0\.0\.1/s);
  });

  it('shows when and from where it was last used', async () => {
    const { browser, isAlive } = await withMachine('equipo_usado');
    expect((await browser.get('/api/machine')).body).not.toHaveProperty('last_used_at');
    const before = Date.now();
    await isAlive();
    const shown = getMachine.response.parse((await browser.get('/api/machine')).body);
    expect(shown.last_used_address).toBe('127.0.0.1');
    const used = Date.parse(shown.last_used_at ?? '');
    expect(used).toBeGreaterThanOrEqual(before);
    expect(used).toBeLessThanOrEqual(Date.now());
  });
});
