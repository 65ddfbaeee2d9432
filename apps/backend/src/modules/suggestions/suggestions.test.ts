import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { startBackend } from '../../../test/build-app.ts';
import { signedIn } from '../../../test/users.ts';
import { suggestionsOfVisitors, VISITORS } from './routes.ts';

const backend = startBackend({ SUPPORT_EMAIL: 'mesa@example.com', ADDRESS_LIMIT_FACTOR: '1' });
const message = '¿Pueden agregar <b>otra</b> regla?\n\nGracias.';
/** Sends with a solved bot check. */
const sendFrom = async (browser: Browser, body: object) => {
  const recaptchaToken = await browser.botToken('suggestion');
  return browser.post('/api/suggestions', { ...body, recaptchaToken });
};
const send = (body: object) => sendFrom(new Browser(backend), body);
const storedSuggestions = () => backend.app.db.selectFrom('suggestions').selectAll().execute();

describe('the suggestion box', () => {
  it('stores a suggestion and mails it to support, who can reply to its author', async () => {
    const response = await send({ name: 'Ana Rojas', email: 'Ana@Example.com', message });
    expect(response).toMatchObject({ status: 201, body: { message: expect.any(String) } });
    const mail = await backend.mailbox.waitFor('mesa@example.com');
    expect(mail.replyTo).toMatchObject([{ address: 'ana@example.com' }]);
    expect(mail.text).toContain('¿Pueden agregar <b>otra</b> regla?');
    expect(mail.html).toContain('&lt;b&gt;otra&lt;/b&gt;');
    expect(mail.text).toContain('Responda este mensaje para escribirle');
    expect(mail.text).not.toContain('no lo responda');
    expect(await storedSuggestions()).toMatchObject([
      { name: 'Ana Rojas', email: 'ana@example.com', message, address: '127.0.0.1' },
    ]);
  });

  it('mails the lines and the paragraphs of a suggestion as they were typed', async () => {
    const typed = '1. Fechas\n2. Dominios\r\n\r\nGracias.';
    await send({ message: typed });
    const mail = await backend.mailbox.waitFor('mesa@example.com', ({ text = '' }) =>
      text.includes('Dominios'),
    );
    expect(mail.text).toContain('\n\n1. Fechas\n2. Dominios\n\nGracias.\n');
  });

  it.each([
    ['message', { message: 'corto' }],
    ['message', { message: `${message}\u202E` }],
    ['message', { message: 'a'.repeat(4001) }],
    ['email', { message, email: 'uno@example.com\r\nBcc: dos@example.com' }],
    ['name', { message, name: 'Ana\nBcc: dos@example.com' }],
  ])('rejects a wrong %s and stores nothing', async (field, body) => {
    const before = await storedSuggestions();
    const response = await send(body);
    expect(response).toMatchObject({ status: 400, body: { fields: [{ field }] } });
    expect(await storedSuggestions()).toHaveLength(before.length);
  });

  it('is limited for one address, with the time to wait', async () => {
    const responses = [];
    for (let count = 0; count < 12; count += 1) {
      responses.push(await send({ message }));
    }
    expect(responses.at(-1)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect((await storedSuggestions()).length).toBeLessThanOrEqual(10);
  });
});

describe('the bot check of the suggestion box', () => {
  const checked = startBackend({ ADDRESS_LIMIT_FACTOR: '1000' });
  const plain = (browser: Browser, token?: string) =>
    browser.post('/api/suggestions', { message, ...(token && { recaptchaToken: token }) });
  const required = { status: 400, body: { fields: [{ field: 'recaptchaToken' }] } };

  it('is asked of visitors and new accounts, once for each suggestion, and of no other action', async () => {
    const { browser: fresh } = await signedIn(checked, 'recien_llegada');
    for (const browser of [new Browser(checked), fresh]) {
      expect(await plain(browser)).toMatchObject(required);
      const other = await browser.botToken('login');
      expect((await plain(browser, other)).body.code).toBe('BOT_CHECK_FAILED');
      const token = await browser.botToken('suggestion');
      expect((await plain(browser, token)).status).toBe(201);
      expect((await plain(browser, token)).body.code).toBe('BOT_CHECK_FAILED');
    }
  });

  it('is not asked of an account of a week or more', async () => {
    const { browser, id } = await signedIn(checked, 'de_siempre');
    const age = async (days: number) => {
      await sql`UPDATE users SET date_joined = now() - make_interval(days => ${days}::integer)
                WHERE id = ${id}`.execute(checked.app.db);
      return (await plain(browser)).status;
    };
    expect([await age(6), await age(8)]).toEqual([400, 201]);
  });
});

describe('the suggestions of a signed-in user', () => {
  const many = startBackend({ ADDRESS_LIMIT_FACTOR: '1000' });

  it('are limited by user, and not by the flood of visitors’ suggestions', async () => {
    const { browser } = await signedIn(many, 'con_ideas');
    const { browser: other } = await signedIn(many, 'sin_ideas');
    const visitor = new Browser(many);
    const statusOf = async (from: Browser) => (await sendFrom(from, { message })).status;
    for (let count = 0; count < 299; count += 1) {
      await many.app.limits.count(many.app.db, suggestionsOfVisitors, VISITORS);
    }
    expect([await statusOf(visitor), await statusOf(visitor)]).toEqual([201, 429]);
    const own = [];
    for (let count = 0; count < 11; count += 1) own.push(await statusOf(browser));
    expect(own).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
    expect(await statusOf(other)).toBe(201);
  });
});
