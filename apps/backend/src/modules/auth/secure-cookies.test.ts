import { expect, it } from 'vitest';
import { Browser, type TestResponse } from '../../../test/browser.ts';
import { startBackend } from '../../../test/build-app.ts';
import { withTotp } from '../../../test/second-factor.ts';
import { addUser, password } from '../../../test/users.ts';
import { visitors } from '../../../test/visitors.ts';

const backend = startBackend({ PUBLIC_URL: 'https://portal.test' });

/** Name, path and flags of the cookies of a response. */
const cookiesOf = ({ headers }: TestResponse) =>
  [headers['set-cookie']]
    .flat()
    .map((cookie) => String(cookie).replace(/=.*?; Max-Age=[1-9]\d*; /, ' '));

it('binds the cookies to this host and to TLS when the portal is on TLS', async () => {
  await addUser(backend, 'segura');
  const browser = new Browser(backend);
  await browser.signIn('segura', password);
  const response = await browser.signIn('segura', password);
  expect(cookiesOf(response)).toEqual([
    '__Host-session Path=/; HttpOnly; Secure; SameSite=Lax',
    '__Secure-refresh Path=/api/token; HttpOnly; Secure; SameSite=Lax',
    '__Host-signed-in Path=/; Secure; SameSite=Lax',
    '__Secure-device Path=/api/login; HttpOnly; Secure; SameSite=Lax',
    '__Secure-own-device Path=/api/sessions; HttpOnly; Secure; SameSite=Lax',
  ]);
  expect(response.headers['strict-transport-security']).toContain('max-age=63072000');
  expect((await browser.post('/api/token/refresh')).status).toBe(200);
});

it('renews its own session, whatever refresh cookie another host of the domain has planted', async () => {
  const [own, stranger] = [new Browser(backend), new Browser(backend)];
  await addUser(backend, 'titular');
  await addUser(backend, 'vecina');
  await own.signIn('titular', password);
  await stranger.signIn('vecina', password);
  const session = `__Host-session=${own.cookies.get('__Host-session')?.value}`;
  const refresh = `__Secure-refresh=${own.cookies.get('__Secure-refresh')?.value}`;
  const planted = `__Secure-refresh=${stranger.cookies.get('__Secure-refresh')?.value}`;
  const renewBy = async (...cookies: string[]) =>
    new Browser(backend).post('/api/token/refresh', undefined, { cookie: cookies.join('; ') });
  expect((await renewBy(planted)).status).toBe(401);
  expect((await renewBy(session, planted)).status).toBe(401);
  const renewed = await renewBy(planted, session, refresh);
  expect([renewed.status, renewed.body.username]).toEqual([200, 'titular']);
  expect((await stranger.validateSession()).status).toBe(200);
});

it('binds those of a registration and of a pending sign-in to TLS too', async () => {
  const registered = await visitors(backend).register('por_registrar');
  expect(cookiesOf(registered)).toEqual([
    '__Secure-registration Path=/api; HttpOnly; Secure; SameSite=Strict',
  ]);
  await withTotp(backend, 'con_factor');
  expect(cookiesOf(await new Browser(backend).signIn('con_factor', password))).toEqual([
    '__Secure-sign-in Path=/api/login; HttpOnly; Secure; SameSite=Lax',
  ]);
});
