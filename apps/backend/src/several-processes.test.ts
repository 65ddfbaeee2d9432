import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../test/browser.ts';
import { startBackend } from '../test/build-app.ts';
import { balances, publishTestPrices } from '../test/credits.ts';
import { freshKey, Toolbox, toolUser } from '../test/toolbox.ts';
import { addUser, password, registration, signedIn } from '../test/users.ts';
import { buildApp } from './app.ts';
import { releaseAllExpired } from './modules/tool/expiry.ts';

const backend = startBackend();
const others: FastifyInstance[] = [];

/** The three servers on the one database; each knows nothing of the others. */
const servers = () => [backend, ...others.map((app) => ({ ...backend, app }))];

/** The same browser, sent to another server by a load balancer. */
function at(browser: Browser, server: number): Browser {
  const moved = new Browser(servers()[server] ?? backend);
  for (const [name, cookie] of browser.cookies) {
    moved.cookies.set(name, cookie);
  }
  return moved;
}

beforeAll(async () => {
  for (let n = 0; n < 2; n += 1) {
    const app = await buildApp(backend.config);
    await app.ready();
    others.push(app);
  }
});

afterAll(async () => {
  for (const app of others) {
    await app.close();
  }
});

describe('three server processes on one database', () => {
  it('share sessions: started at one, renewed at the second, revoked at the third', async () => {
    const { browser } = await signedIn(backend, 'en_tres');
    const second = at(browser, 1);
    expect((await second.post('/api/token/refresh')).status).toBe(200);
    const third = at(second, 2);
    expect((await third.get('/api/auth/validate_token')).body.username).toBe('en_tres');
    expect((await third.post('/api/logout')).status).toBe(200);
    for (const server of [0, 1, 2]) {
      expect((await at(second, server).get('/api/auth/validate_token')).status).toBe(401);
    }
  });

  it('count guesses together', async () => {
    await addUser(backend, 'adivinada');
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      const browser = new Browser(servers()[n % 3] ?? backend);
      statuses.push((await browser.signIn('adivinada', 'no es esta clave')).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429]);
  });

  it('accept a solved bot check once, and record it longer than clocks differ', async () => {
    await addUser(backend, 'una_vez');
    const recaptchaToken = await new Browser(backend).botToken('login');
    const statuses = await Promise.all(
      servers().map(async (server) => {
        const body = { username: 'una_vez', password, recaptchaToken };
        return (await new Browser(server).post('/api/login', body)).status;
      }),
    );
    expect(statuses.sort()).toEqual([200, 400, 400]);
    const { rows } = await sql<{ short: string }>`
      SELECT count(*) AS short FROM spent_challenges
      WHERE expires_at < now() + interval '3 hours'`.execute(backend.app.db);
    expect(Number(rows[0]?.short)).toBe(0);
  });

  it('send each mail once', async () => {
    const names = Array.from({ length: 9 }, (_, n) => `correo_${n}`);
    await Promise.all(
      names.map(async (name, n) => {
        const browser = new Browser(servers()[n % 3] ?? backend);
        const recaptchaToken = await browser.botToken('register');
        await browser.post('/api/register', { ...registration(name), recaptchaToken });
      }),
    );
    for (const name of names) {
      await backend.mailbox.waitFor(`${name}@example.com`);
    }
    const addressed = backend.mailbox.mails.flatMap((mail) => mail.to?.[0]?.address ?? []);
    expect(addressed.filter((to) => to.startsWith('correo_')).sort()).toEqual(
      names.map((name) => `${name}@example.com`),
    );
  });

  it('reserve once by one key, and release an expired run once', async () => {
    await publishTestPrices(backend);
    const { id, toolbox } = await toolUser(backend, 'una_reserva', '10.00');
    const key = freshKey();
    const responses = await Promise.all(
      servers().map((server) => new Toolbox(server, toolbox.token).reserve(10, key)),
    );
    expect(new Set(responses.map(({ body }) => body.utilization_id)).size).toBe(1);
    expect(await balances(backend, id)).toMatchObject({ pending_credits: '1.00' });
    await sql`UPDATE utilizations SET expires_at = now() - interval '1 minute'`.execute(
      backend.app.db,
    );
    await Promise.all(servers().map(({ app }) => releaseAllExpired(app.db)));
    expect(await balances(backend, id)).toMatchObject({
      current_credits: '10.00',
      pending_credits: '0.00',
    });
  });
});
