import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listTools, verifyRegisterEmail } from '@consultancy/validation';
import { demoAccount } from '../../lib/cases/accounts.ts';
import { type PortalClient, toolboxClient } from '../../lib/cases/portal-client.ts';
import type { TestStack } from '../../lib/cases/test-stack.ts';
import { registerAccount, registerMachine } from '../support/registration.ts';

export const title = 'Canaries in every password, token and cookie';
export const stack = { env: { LOG_LEVEL: 'trace' } };

type Canaries = Readonly<Record<string, string>>;

/** The one that mails may contain: it has to get to its owner. */
const MAILED = 'token of the mailed link';

const random = () => crypto.randomUUID().replaceAll('-', '');

/** The cookie that says that there is a session: pages read it, and it is the same for everyone. */
const readable = /(^|-)signed-in$/;

const cookiesOf = (client: PortalClient, whose: string): Canaries =>
  Object.fromEntries(
    client.cookies
      .filter(({ key }) => !readable.test(key))
      .map(({ key, value }) => [`cookie ${key} ${whose}`, value]),
  );

async function registerWithCanaries(stack: TestStack): Promise<Canaries> {
  const client = stack.client();
  const [password, wrong] = [`Canario-${random()}`, `Canario-${random()}`];
  const { email } = await registerAccount(client, 'canario', { password });
  const mail = await stack.mail.waitFor(email);
  const link = /token=([\w.~%-]+)/.exec(mail.text ?? '')?.[1] ?? '';
  await client.read('GET', `${verifyRegisterEmail.path}?token=${link}`);
  await client.trySignIn('canario', wrong);
  await client.signIn({ username: 'canario', password });
  // An invalid body, and one that is rejected, contain passwords too.
  const broken = `{"username":"canario","password":"${wrong}"`;
  await client.read('POST', '/login', { rawBody: broken });
  await client.read('POST', `/login?password=${wrong}`, { body: { password: [wrong] } });
  return {
    ...{ password, 'wrong password': wrong, [MAILED]: decodeURIComponent(link) },
    ...cookiesOf(client, 'of a new user'),
  };
}

async function spreadEverywhere(stack: TestStack): Promise<Canaries> {
  const client = await stack.signIn('user');
  const before = cookiesOf(client, 'before the refresh');
  await client.read('POST', '/token/refresh');
  const after = cookiesOf(client, 'after the refresh');
  const { token, code } = await registerMachine(client, 'PC-CANARIO');
  await toolboxClient(client.host, token).request(listTools, {});
  await client.read('POST', '/logout');
  return {
    ...before,
    ...after,
    'activation code': code,
    'machine token': token,
    'password of the demonstration': demoAccount('user').password,
    'session secret': stack.env.SESSION_SECRET ?? '',
    'password of the database': new URL(stack.database.url).password,
  };
}

/** Names of the canaries in the files of a folder. */
function search(folder: string, canaries: Canaries): string[] {
  const found = new Set<string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const text = readFileSync(join(entry.parentPath, entry.name), 'latin1');
    for (const [canary, value] of Object.entries(canaries)) {
      if (text.includes(value)) found.add(canary);
    }
  }
  return [...found];
}

export async function run(stack: TestStack): Promise<void> {
  const { record } = stack;
  const canaries = { ...(await registerWithCanaries(stack)), ...(await spreadEverywhere(stack)) };
  const all = Object.entries(canaries);
  if (all.some(([, value]) => value.length < 4)) throw new Error('An empty canary.');
  await Promise.all(stack.servers.map(({ child }) => child.stop(8_000)));
  // Stopped, so that all its data is in its files: tables, indexes, logs.
  await stack.database.child.stop(15_000);
  const [logs, database] = [join(stack.folder, 'logs'), join(stack.folder, 'postgres-18')];
  const what = `of ${all.length} canaries`;
  record.none(`${what} in the logs of the servers and the database`, search(logs, canaries));
  record.none(`${what} in the database and its write-ahead log`, search(database, canaries));
  const found = search(database, { 'e-mail': 'canario@example.com' });
  record.equal('control: the database contains the e-mail, which is no secret', found.length, 1);
  const mails = stack.mail.mails.map(({ raw, text, html }) => `${raw}${text}${html}`);
  const leaked = all
    .filter(([name, value]) => name !== MAILED && mails.some((mail) => mail.includes(value)))
    .map(([name]) => name);
  const names = mails.length > 0 ? leaked : ['no mail at all'];
  record.none(`${what} in ${mails.length} mails, the links’ own tokens excepted`, names);
}
