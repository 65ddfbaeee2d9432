import { describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { startBackend } from '../../../test/build-app.ts';
import { signedIn } from '../../../test/users.ts';

const backend = startBackend({ SUPPORT_EMAIL: 'mesa@example.com', ADDRESS_LIMIT_FACTOR: '1' });
const message = '¿Pueden agregar <b>otra</b> regla?\n\nGracias.';
const send = (body: object) => new Browser(backend).post('/api/suggestions', body);
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

  it.each([
    ['message', { message: 'corto' }],
    ['message', { message: `${message}\u202E` }],
    ['message', { message: 'a'.repeat(4001) }],
    ['email', { message, email: 'uno@example.com\r\nBcc: dos@example.com' }],
    ['name', { message, name: 'Ana\nBcc: dos@example.com' }],
  ])('refuses a wrong %s and keeps nothing', async (field, body) => {
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

describe('the suggestions of a signed-in user', () => {
  const many = startBackend({ ADDRESS_LIMIT_FACTOR: '1000' });

  it('are limited by user, and not by the flood of visitors’ suggestions', async () => {
    const { browser } = await signedIn(many, 'con_ideas');
    const { browser: other } = await signedIn(many, 'sin_ideas');
    const visitor = new Browser(many);
    const statusOf = async (from: Browser) =>
      (await from.post('/api/suggestions', { message })).status;
    const visitors = [];
    for (let count = 0; count < 301; count += 1) visitors.push(await statusOf(visitor));
    expect([visitors[299], visitors[300]]).toEqual([201, 429]);
    const own = [];
    for (let count = 0; count < 11; count += 1) own.push(await statusOf(browser));
    expect(own).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
    expect(await statusOf(other)).toBe(201);
  });
});
