import { ruleTexts } from '@consultancy/validation';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startBackend } from '../../../test/build-app.ts';
import { activate } from '../../../test/toolbox.ts';
import { signedIn } from '../../../test/users.ts';
import { sessionOf } from '../../../test/while-proving.ts';
import {
  consumeActivationCode,
  registerMachineRow,
  replaceActivationCode,
} from './machine-repository.ts';

const backend = startBackend();

const exchange = (code: string, machineId = 'PC-1') =>
  backend.app.inject({
    method: 'POST',
    url: '/api/tool/v1/machines',
    payload: { activation_code: code, machine_id: machineId },
  });

/** Number of statements that wait for a lock. */
const waitingForALock = async () => {
  const { rows } = await sql`
    SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(backend.app.db);
  return rows.length;
};

describe('an activation code', () => {
  it('registers a machine once, which the portal then shows', async () => {
    const { browser } = await signedIn(backend, 'equipo_1');
    expect((await browser.get('/api/machine')).body).toEqual({
      machine_id: null,
      registered_at: null,
    });
    const made = await browser.post('/api/activation_codes');
    expect(made).toMatchObject({ status: 201 });
    expect(made.body.code).toMatch(/^[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}$/);
    const responses = await Promise.all([exchange(made.body.code), exchange(made.body.code)]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
    expect((await browser.get('/api/machine')).body).toEqual({
      machine_id: 'PC-1',
      registered_at: expect.any(String),
    });
  });

  it.each([
    ['expired', sql`expires_at = now()`],
    ['used', sql`used_at = now()`],
  ])('that is %s is rejected', async (name, change) => {
    const { browser } = await signedIn(backend, `codigo_${name}`);
    const { body } = await browser.post('/api/activation_codes');
    await sql`UPDATE activation_codes SET ${change} WHERE used_at IS NULL`.execute(backend.app.db);
    const response = await exchange(body.code);
    expect([response.statusCode, response.json().code]).toEqual([400, 'ACTIVATION_CODE_INVALID']);
  });

  it('is not consumed by an invalid name, whose error says what is valid', async () => {
    const { browser } = await signedIn(backend, 'con_tilde');
    const { body } = await browser.post('/api/activation_codes');
    expect((await exchange(body.code, 'Portátil de Ana')).json().fields).toEqual([
      { field: 'machine_id', message: ruleTexts.machineName },
    ]);
    expect((await exchange(body.code)).statusCode).toBe(201);
  });

  it('revokes the preceding one', async () => {
    const { browser } = await signedIn(backend, 'dos_codigos');
    const first = await browser.post('/api/activation_codes');
    const second = await browser.post('/api/activation_codes');
    expect((await exchange(first.body.code)).statusCode).toBe(400);
    expect((await exchange(second.body.code)).statusCode).toBe(201);
  });

  it('is created at most ten times in ten minutes by one user', async () => {
    const { browser } = await signedIn(backend, 'muchos_codigos');
    const { browser: other } = await signedIn(backend, 'otros_codigos');
    const statuses = [];
    for (let count = 0; count < 11; count += 1) {
      statuses.push((await browser.post('/api/activation_codes')).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
    const rejected = await browser.post('/api/activation_codes');
    expect(rejected.body).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(500);
    expect((await other.post('/api/activation_codes')).status).toBe(201);
  });

  it('is exchanged without a deadlock while another one is created', async () => {
    const { id } = await signedIn(backend, 'a_la_vez');
    const { db } = backend.app;
    const user = { userId: id, sessionId: await sessionOf(backend, id) };
    await replaceActivationCode(db, user, Buffer.from('first'));
    const { other } = await db.transaction().execute(async (trx) => {
      await consumeActivationCode(trx, Buffer.from('first'));
      const made = replaceActivationCode(db, user, Buffer.from('second'));
      await expect.poll(waitingForALock).toBe(1);
      const machine = {
        userId: id,
        machineId: 'PC-1',
        tokenHash: Buffer.from('token'),
        address: '127.0.0.1',
      };
      expect(await registerMachineRow(trx, machine)).toEqual(expect.any(Number));
      return { other: made };
    });
    expect(await other).toBeInstanceOf(Date);
  });

  it('cannot be read from the database', async () => {
    const { browser } = await signedIn(backend, 'codigo_secreto');
    const { body } = await browser.post('/api/activation_codes');
    const { rows } = await sql`SELECT * FROM activation_codes`.execute(backend.app.db);
    expect(JSON.stringify(rows)).not.toContain(body.code);
  });
});

describe('a machine', () => {
  it('may register again, which revokes its former token; another machine is rejected', async () => {
    const { browser, id } = await signedIn(backend, 'un_equipo');
    const former = await activate(backend, browser, 'PC-A');
    const { body } = await browser.post('/api/activation_codes');
    const other = await exchange(body.code, 'PC-B');
    expect([other.statusCode, other.json().code]).toEqual([409, 'MACHINE_ALREADY_REGISTERED']);
    expect((await exchange(body.code, 'PC-A')).statusCode).toBe(201);
    expect((await former.call('GET', '/tools')).status).toBe(401);
    const { rows } = await sql`
      SELECT actor_id = target_id AS own, detail, address IS NOT NULL AS located FROM audit_events
      WHERE action = 'own machine registered' AND target_id = ${id} ORDER BY id
      `.execute(backend.app.db);
    const event = { own: true, located: true, detail: { machine_id: 'PC-A' } };
    expect(rows).toEqual([event, event]);
  });

  it.each(['the portal', 'the machine itself'])('is released by %s, once', async (via) => {
    const name = via === 'the portal' ? 'libera_web' : 'libera_pc';
    const { browser, id } = await signedIn(backend, name);
    const toolbox = await activate(backend, browser, 'PC-A');
    if (via === 'the portal') {
      const none = { machine_id: null, registered_at: null };
      expect(await browser.send({ method: 'DELETE', url: '/api/machine' })).toMatchObject({
        status: 200,
        body: none,
      });
      expect(await browser.send({ method: 'DELETE', url: '/api/machine' })).toMatchObject({
        status: 200,
        body: none,
      });
    } else {
      const response = await toolbox.call('POST', '/machines/release');
      expect(response).toEqual({ status: 200, body: { username: name, machine_id: 'PC-A' } });
    }
    expect((await toolbox.call('POST', '/machines/release')).status).toBe(401);
    const { body } = await browser.post('/api/activation_codes');
    expect((await exchange(body.code, 'PC-B')).statusCode).toBe(201);
    const { rows } = await sql`
      SELECT detail FROM audit_events
      WHERE action = 'own machine released' AND target_id = ${id}`.execute(backend.app.db);
    expect(rows).toHaveLength(1);
  });

  it('is rejected once its user is suspended', async () => {
    const { browser, id } = await signedIn(backend, 'suspendida_2');
    const toolbox = await activate(backend, browser, 'PC-C');
    await sql`UPDATE users SET disabled_at = now() WHERE id = ${id}`.execute(backend.app.db);
    expect((await toolbox.call('GET', '/tools')).status).toBe(401);
  });
});

describe('the authorization of a machine', () => {
  const listTools = (authorization?: string) =>
    backend.app.inject({
      url: '/api/tool/v1/tools',
      headers: authorization ? { authorization } : {},
    });

  it.each([
    ['uno', 'Bearer '],
    ['dos', 'bearer '],
    ['tres', 'BEARER  '],
  ])('accepts the scheme of %s, %j', async (name, scheme) => {
    const { browser } = await signedIn(backend, `esquema_${name}`);
    const { token } = await activate(backend, browser);
    expect((await listTools(`${scheme}${token}`)).statusCode).toBe(200);
  });

  it.each([undefined, 'Basic eA==', `Bearer ${'x'.repeat(43)}`])(
    'is requested by a 401 without a valid token (%s)',
    async (authorization) => {
      const response = await listTools(authorization);
      expect(response.statusCode).toBe(401);
      expect(response.headers['www-authenticate']).toBe('Bearer realm="tool API"');
    },
  );

  it('is not requested of a browser, which would ask for a password', async () => {
    const response = await backend.app.inject({ url: '/api/machine' });
    expect(response.statusCode).toBe(401);
    expect(response.headers['www-authenticate']).toBeUndefined();
  });
});
