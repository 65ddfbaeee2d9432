import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../test/browser.ts';
import { startBackend } from '../test/build-app.ts';
import { balances, publishTestPrices } from '../test/credits.ts';
import { recordFact } from '../test/record-fact.ts';
import { retryWhileBusy } from '../test/retry-while-busy.ts';
import { freshKey, Toolbox, toolUser } from '../test/toolbox.ts';
import { addUser, password, registration, signedIn } from '../test/users.ts';
import { buildApp } from './app.ts';
import { releaseAllExpired } from './modules/tool/expiry.ts';

const backend = startBackend({ TRUST_PROXY: '1' });
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

/** Guesses at each account in `npm test`; `pnpm attack R10` has 100 (R10). */
const guesses = Number(process.env.GUESSES ?? 12);

let addresses = 0;

/** Signs in with an address that was not used before. @returns the status of the response. */
async function signInFromElsewhere(browser: Browser, username: string, secret: string) {
  addresses += 1;
  const from = `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
  const { status } = await retryWhileBusy(async () => {
    const body = { username, password: secret, recaptchaToken: await browser.botToken('login') };
    return browser.post('/api/login', body, { 'x-forwarded-for': from });
  });
  return status;
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
    expect((await third.validateSession()).body.username).toBe('en_tres');
    expect((await third.post('/api/logout')).status).toBe(200);
    for (const server of [0, 1, 2]) {
      expect((await at(second, server).validateSession()).status).toBe(401);
    }
  });

  it('share the count of guesses, and let users sign in meanwhile', async (context) => {
    const attacked = Array.from({ length: 10 }, (_, n) => `adivinada_${n}`);
    const known = await Promise.all(attacked.map((name) => signedIn(backend, name)));
    const spared = Array.from({ length: Math.ceil(guesses * 0.6) }, (_, n) => `otra_${n}`);
    await Promise.all(spared.map((name) => addUser(backend, name)));
    const stranger = (n: number) => new Browser(servers()[n % 3] ?? backend);
    const statuses = new Map(attacked.map((name) => [name, [] as number[]]));
    const turns = Array.from({ length: guesses }, () => attacked)
      .flat()
      .entries();
    const guess = async () => {
      for (const [n, name] of turns) {
        statuses.get(name)?.push(await signInFromElsewhere(stranger(n), name, `intento ${n}`));
      }
    };
    const signInMeanwhile = async () => {
      const own: number[] = [];
      for (const [n, name] of spared.entries()) {
        own.push(await signInFromElsewhere(stranger(n), name, password));
        const { browser } = known[n % known.length] ?? { browser: stranger(n) };
        const owner = attacked[n % attacked.length] ?? '';
        own.push(await signInFromElsewhere(at(browser, n % 3), owner, password));
      }
      return own;
    };
    const [own] = await Promise.all([signInMeanwhile(), ...Array.from({ length: 8 }, guess)]);
    const all = [...statuses.values()];
    const maxGuesses = Math.max(
      ...all.map((each) => each.filter((status) => status === 400).length),
    );
    const rejected = all.flat().filter((status) => status === 429).length;
    recordFact(
      context,
      'guesses checked at one account, the most',
      `${maxGuesses} (${rejected} rejected)`,
      `10 (${attacked.length * (guesses - 10)} rejected)`,
      '≤ 10',
    );
    const successes = own.filter((status) => status === 200).length;
    const what = 'sign-ins of users meanwhile';
    const expected = `${own.length} of ${own.length}`;
    recordFact(context, what, `${successes} of ${own.length}`, expected, 'all');
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
