import { expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { startBackend } from '../../../test/build-app.ts';
import { addUser, password } from '../../../test/users.ts';

const backend = startBackend({ PUBLIC_URL: 'https://portal.test' });

it('binds the cookies to this host and to TLS when the portal is on TLS', async () => {
  await addUser(backend, 'segura');
  const browser = new Browser(backend);
  const response = await browser.signIn('segura', password);
  const cookies = response.headers['set-cookie'] as string[];
  expect(cookies[0]).toMatch(/^__Host-session=.*Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(cookies[1]).toMatch(/^__Secure-refresh=.*Path=\/api\/token; HttpOnly; Secure/);
  expect(cookies[2]).toMatch(/^__Host-signed-in=1;.*Path=\/; Secure; SameSite=Lax$/);
  expect(response.headers['strict-transport-security']).toContain('max-age=63072000');
  expect((await browser.post('/api/token/refresh')).status).toBe(200);
});
