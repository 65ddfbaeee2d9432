import { describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { startBackend } from '../../../test/build-app.ts';

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
