// Uses a fresh installation as its first administrator does:
// `NODE_EXTRA_CA_CERTS=… node tools/release/first-sign-in.ts ORIGIN LINK`.
import { strict as assert } from 'node:assert';
import { randomBytes } from 'node:crypto';
import {
  createPriceList,
  downloadsManifest,
  login,
  publishPriceList,
  verifyPasswordReset,
} from '@consultancy/validation';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { readVersion } from './assemble.ts';

const [origin = '', link = ''] = process.argv.slice(2);

async function get(path: string): Promise<Response> {
  const response = await fetch(`${origin}${path}`);
  assert.equal(response.status, 200, `${path} responds with ${response.status}`);
  return response;
}

async function post(path: string, body: unknown, cookie = ''): Promise<Response> {
  const response = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie },
    body: JSON.stringify(body),
  });
  assert.ok(response.ok, `${path}: ${response.status} ${await response.clone().text()}`);
  return response;
}

/** Solves the self-hosted bot check (§7), as a browser's worker does. */
async function solveBotCheck(action: string): Promise<string> {
  const challenge = await (await get(`/api/bot_check/challenge?action=${action}`)).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

async function setPassword(): Promise<string> {
  const password = `Aa1!${randomBytes(12).toString('base64url')}`;
  const token = new URL(link).searchParams.get('token');
  const fields = { new_password: password, confirm_new_password: password, token };
  await post(verifyPasswordReset.path, fields);
  return password;
}

/**
 * Signs in over TLS.
 * @returns the cookies of the session.
 * @throws when the cookie is not bound to the host or not `Secure`.
 */
async function signIn(username: string, password: string): Promise<string> {
  const recaptchaToken = await solveBotCheck('login');
  const response = await post(login.path, { username, password, recaptchaToken });
  const user = await response.json();
  assert.equal(user.role, 'admin');
  const session = response.headers.getSetCookie().find((one) => one.startsWith('__Host-session='));
  assert.match(session ?? '', /; Secure/);
  assert.match(response.headers.get('strict-transport-security') ?? '', /max-age=63072000/);
  return response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}

/** Publishes a price list, the last thing that a new installation lacks. */
async function publishPrices(cookie: string, password: string): Promise<void> {
  const levels = [{ level: 'Nivel 1', min_score: '0', credits: '1' }];
  const draft = { title: 'Lista inicial', fc_weight: '1', tb_weight: '0.25', levels };
  const { version, revision } = await (await post(createPriceList.path, draft, cookie)).json();
  const path = publishPriceList.path.replace(':version', String(version));
  await post(path, { password, revision }, cookie);
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
await publishPrices(await signIn('administrador', password), password);
