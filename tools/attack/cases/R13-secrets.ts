import { createReadStream, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { verifyRegisterEmail } from '@consultancy/validation';
import { demoAccount } from '../../lib/cases/accounts.ts';
import type { AttackCase } from '../../lib/cases/case.ts';
import type { PortalClient } from '../../lib/cases/portal-client.ts';
import { type TestStack, withTestStack } from '../../lib/cases/test-stack.ts';
import { ToolboxClient } from '../../toolbox/client.ts';
import { registerAccount, registerMachine } from '../support/registration.ts';

/** A secret, and whether its mail may contain it: a link's token has to get to its owner. */
interface Canary {
  readonly name: string;
  readonly value: string;
  readonly mailed?: true;
}

const random = () => crypto.randomUUID().replaceAll('-', '');

/** The cookie that says that there is a session: pages read it, and it is the same for everyone. */
const readable = /(^|-)signed-in$/;

const cookiesOf = (client: PortalClient, whose: string): Canary[] =>
  client.cookies
    .filter(({ key }) => !readable.test(key))
    .map(({ key, value }) => ({ name: `cookie ${key} ${whose}`, value }));

/** Registers an account, follows the mailed link, and tries wrong passwords. */
async function registerWithCanaries(stack: TestStack): Promise<Canary[]> {
  const client = stack.client();
  const [password, wrong] = [`Canario-${random()}`, `Canario-${random()}`];
  const { email } = await registerAccount(client, 'canario', { password });
  const mail = await stack.mail.waitFor(email);
  const link = /token=([\w.~%-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await client.read('GET', `${verifyRegisterEmail.path}?token=${link}`);
  await client.trySignIn('canario', wrong);
  await client.signIn('canario', password);
  // An invalid body, and one that is rejected, contain passwords too.
  const broken = `{"username":"canario","password":"${wrong}"`;
  await client.read('POST', '/login', { rawBody: broken });
  await client.read('POST', `/login?password=${wrong}`, { body: { password: [wrong] } });
  return [
    { name: 'password', value: password },
    { name: 'wrong password', value: wrong },
    { name: 'token of the mailed link', value: decodeURIComponent(link), mailed: true },
    ...cookiesOf(client, 'of a new user'),
  ];
}

/** Refreshes and ends a session, and activates a machine. */
async function useEverything(stack: TestStack): Promise<Canary[]> {
  const client = await stack.signIn('user');
  const before = cookiesOf(client, 'before the refresh');
  await client.read('POST', '/token/refresh');
  const after = cookiesOf(client, 'after the refresh');
  const { token, code } = await registerMachine(client, 'PC-CANARIO');
  await new ToolboxClient(client.host, token).tools();
  await client.read('POST', '/logout');
  return [
    ...before,
    ...after,
    { name: 'activation code', value: code },
    { name: 'machine token', value: token },
    { name: 'password of the demonstration', value: demoAccount('user').password },
    { name: 'session secret', value: stack.env.SESSION_SECRET ?? '' },
    { name: 'password of the database', value: new URL(stack.database.url).password },
  ];
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}

/** Names of the canaries in some files, however large they are. */
async function search(files: readonly string[], canaries: readonly Canary[]): Promise<string[]> {
  const found = new Set<string>();
  for (const file of files) {
    let rest = '';
    for await (const chunk of createReadStream(file, 'latin1')) {
      const text = rest + chunk;
      for (const { name, value } of canaries) if (text.includes(value)) found.add(name);
      rest = text.slice(-500);
    }
  }
  return [...found];
}

export const attack: AttackCase = {
  id: 'R13',
  title: 'Canaries in every password, token and cookie',
  run: (context) =>
    withTestStack(context, { env: { LOG_LEVEL: 'trace' } }, async (stack) => {
      const { record } = context;
      const canaries = [...(await registerWithCanaries(stack)), ...(await useEverything(stack))];
      if (canaries.some(({ value }) => value.length < 4)) throw new Error('An empty canary.');
      await Promise.all(stack.servers.map(({ child }) => child.stop(8_000)));
      // Stopped, so that all its data is in its files: tables, indexes, logs.
      await stack.database.child.stop(15_000);
      const database = filesIn(join(stack.folder, 'postgres-18'));
      const logs = filesIn(join(stack.folder, 'logs'));
      const what = `of ${canaries.length} canaries`;
      record.none(
        `${what} in the logs of the servers and the database`,
        await search(logs, canaries),
      );
      record.none(
        `${what} in the database and its write-ahead log`,
        await search(database, canaries),
      );
      const marks = [{ name: 'e-mail', value: 'canario@example.com' }];
      const found = await search(database, marks);
      record.equal(
        'control: the database contains the e-mail, which is no secret',
        found.length,
        1,
      );
      const mails = stack.mail.mails.map(({ raw, text, html }) => `${raw}${text}${html}`);
      const leaked = canaries.filter(
        ({ value, mailed }) => !mailed && mails.some((mail) => mail.includes(value)),
      );
      const names = mails.length > 0 ? leaked.map(({ name }) => name) : ['no mail at all'];
      record.none(`${what} in ${mails.length} mails, the links’ own tokens excepted`, names);
    }),
};
