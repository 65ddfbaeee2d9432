// Uses a fresh installation as its first administrator does:
// `NODE_EXTRA_CA_CERTS=… node tools/release/first-sign-in.ts ORIGIN LINK`.
import { strict as assert } from 'node:assert';
import { randomBytes } from 'node:crypto';
import {
  activateTotp,
  createPriceList,
  downloadsManifest,
  publishPriceList,
  startTotp,
  type TotpSetup,
  verifyPasswordReset,
} from '@consultancy/validation';
import { oneTimeCode } from '../attack/support/one-time-codes.ts';
import { PortalClient } from '../lib/cases/portal-client.ts';
import { readVersion } from './assemble.ts';

const [origin = '', link = ''] = process.argv.slice(2);
const client = new PortalClient(`${origin}/api`, origin);

async function get(path: string): Promise<Response> {
  const response = await fetch(`${origin}${path}`);
  assert.equal(response.status, 200, `${path} responds with ${response.status}`);
  return response;
}

async function setPassword(): Promise<string> {
  const password = `Aa1!${randomBytes(12).toString('base64url')}`;
  const token = new URL(link).searchParams.get('token');
  const fields = { new_password: password, confirm_new_password: password, token };
  await client.json('POST', verifyPasswordReset.path, fields);
  return password;
}

/** Signs in over TLS. @throws when the cookie is not bound to the host or not `Secure`. */
async function signIn(username: string, password: string): Promise<void> {
  const { status, headers, text } = await client.trySignIn(username, password);
  assert.equal(status, 200, text);
  assert.equal(JSON.parse(text).role, 'admin');
  const session = headers.getSetCookie().find((one) => one.startsWith('__Host-session='));
  assert.match(session ?? '', /; Secure/);
  assert.match(headers.get('strict-transport-security') ?? '', /max-age=63072000/);
}

/** Sets up the second factor, without which an administrator may do nothing else. */
async function addSecondFactor(password: string): Promise<void> {
  const { secret } = await client.json<TotpSetup>('POST', startTotp.path, { password });
  await client.json('POST', activateTotp.path, { code: oneTimeCode(secret) });
}

/** Publishes a price list, the last thing that a new installation lacks. */
async function publishPrices(password: string): Promise<void> {
  const levels = [{ level: 'Nivel 1', min_score: '0', credits: '1' }];
  const draft = { title: 'Lista inicial', fc_weight: '1', tb_weight: '0.25', levels };
  const { version, revision } = await client.json<{ version: number; revision: number }>(
    'POST',
    createPriceList.path,
    draft,
  );
  const path = publishPriceList.path.replace(':version', String(version));
  await client.json('POST', path, { password, revision });
}

async function checkPages(): Promise<void> {
  assert.match(await (await get('/')).text(), /<html lang="es/);
  assert.equal((await (await get('/healthz/ready')).json()).version, readVersion());
  const { items } = downloadsManifest.parse(await (await get('/downloads/manifest.json')).json());
  assert.ok(items.length > 0, 'the release offers no toolbox');
  for (const { file, size } of items) {
    assert.equal((await (await get(`/downloads/${file}`)).bytes()).length, size);
  }
  assert.equal((await fetch(`${origin}/metrics`)).status, 404, 'the proxy serves /metrics');
}

await checkPages();
const password = await setPassword();
await signIn('administrador', password);
await addSecondFactor(password);
await publishPrices(password);
