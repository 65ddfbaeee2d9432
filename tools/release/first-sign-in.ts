import { strict as assert } from 'node:assert';
import { randomBytes } from 'node:crypto';
import {
  activateTotp,
  createPriceList,
  downloadsManifest,
  publishPriceList,
  startTotp,
  verifyPasswordReset,
  weightRecord,
} from '@consultancy/validation';
import { PortalClient } from '../lib/cases/portal-client.ts';
import { oneTimeCode } from '../lib/one-time-codes.ts';
import { readVersion } from './assemble.ts';

async function get(url: string): Promise<Response> {
  const response = await fetch(url);
  assert.equal(response.status, 200, `${url} responds with ${response.status}`);
  return response;
}

async function checkPages(origin: string): Promise<void> {
  assert.match(await (await get(origin)).text(), /<html lang="es/);
  const { version } = await (await get(`${origin}/healthz/ready`)).json();
  assert.equal(version, readVersion());
  const manifest = await (await get(`${origin}/downloads/manifest.json`)).json();
  const { items } = downloadsManifest.parse(manifest);
  assert.ok(items.length > 0, 'the release offers no toolbox');
  for (const { file, size } of items) {
    assert.equal((await (await get(`${origin}/downloads/${file}`)).bytes()).length, size);
  }
  assert.equal((await fetch(`${origin}/metrics`)).status, 404, 'the proxy serves /metrics');
}

/** Signs in over TLS. @throws when the cookie is not bound to the host or not `Secure`. */
async function signIn(client: PortalClient, password: string): Promise<void> {
  const { status, headers, text } = await client.trySignIn('administrador', password);
  assert.equal(status, 200, text);
  assert.equal(JSON.parse(text).role, 'admin');
  const session = headers.getSetCookie().find((one) => one.startsWith('__Host-session='));
  assert.match(session ?? '', /; Secure/);
  assert.match(headers.get('strict-transport-security') ?? '', /max-age=63072000/);
}

/** Publishes a price list, the last thing that a new installation lacks. */
async function publishPrices(client: PortalClient, password: string): Promise<void> {
  const levels = [{ level: 'Nivel 1', min_score: '0', credits: '1' }];
  const draft = { title: 'Lista inicial', ...weightRecord(() => '1'), levels };
  const { version, revision } = await client.request(createPriceList, { body: draft });
  const params = { version: `${version}` };
  await client.request(publishPriceList, { params, body: { password, revision } });
}

/** Uses a fresh installation as its first administrator does. @param link of the mail to them. */
export async function signInFirst(origin: string, link: string): Promise<void> {
  await checkPages(origin);
  const client = new PortalClient(`${origin}/api`, origin);
  const password = `Aa1!${randomBytes(12).toString('base64url')}`;
  const token = new URL(link).searchParams.get('token') ?? '';
  const body = { new_password: password, confirm_new_password: password, token };
  await client.request(verifyPasswordReset, { body });
  await signIn(client, password);
  // Without a second factor, an administrator may do nothing else.
  const { secret } = await client.request(startTotp, { body: { password } });
  await client.request(activateTotp, { body: { code: oneTimeCode(secret) } });
  await publishPrices(client, password);
}
