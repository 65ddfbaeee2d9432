import { expect, it } from 'vitest';
import { Browser } from '../../test/browser.ts';
import { startBackend } from '../../test/build-app.ts';

const backend = startBackend({
  PUBLIC_URL: 'https://portal.example.com',
  SUPPORT_EMAIL: 'soporte+sig@example.com',
});

it('says where a weakness is reported, for less than a year', async () => {
  const { status, text, headers } = await new Browser(backend).get('/.well-known/security.txt');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=86400',
    'x-content-type-options': 'nosniff',
  });
  const fields = new Map(text.split('\n').map((line) => line.split(/: (.*)/) as [string, string]));
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
  expect(fields.get('Contact')).toBe('mailto:soporte+sig@example.com');
  expect(fields.get('Preferred-Languages')).toBe('es, en');
  expect(fields.get('Canonical')).toBe('https://portal.example.com/.well-known/security.txt');
});
