import { createReadStream, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { demoAccounts } from '@consultancy/backend/demo-accounts';
import { register, verifyRegisterEmail } from '@consultancy/validation';
import type { MeasuredLine } from '../../lib/lines/line.ts';
import { type OwnStack, withOwnStack } from '../../lib/lines/own-stack.ts';
import type { PortalClient } from '../../lib/lines/portal-client.ts';
import { ToolboxClient } from '../../toolbox/client.ts';
import { registerOwnMachine } from '../own-toolbox.ts';

/** A secret, and whether its mail may hold it: a link's token has to get to its owner. */
interface Canary {
  readonly name: string;
  readonly value: string;
  readonly mailed?: true;
}

const [, person] = demoAccounts;
const random = () => crypto.randomUUID().replaceAll('-', '');

/** The values of a browser's cookies now. */
const cookiesOf = (client: PortalClient, whose: string): Canary[] =>
  [...client.cookies].map(([name, { value }]) => ({ name: `cookie ${name} ${whose}`, value }));

/** Registers somebody, follows the mailed link, and tries passwords that are wrong. */
async function registerWithCanaries(stack: OwnStack): Promise<Canary[]> {
  const client = stack.client();
  const password = `Canario-${random()}`;
  const wrong = `Canario-${random()}`;
  const email = 'canario@example.com';
  const recaptchaToken = await client.botToken('register');
  const body = {
    ...{ username: 'canario', first_name: 'Ana', last_name: 'Núñez', email, password },
    ...{ cellphone: '3001234567', enterprise_name: 'Geo', recaptchaToken },
    ...{ acceptTerms: true, acceptPrivacyPolicy: true },
  };
  await client.send(register.method, register.path, { body });
  const mail = await stack.mail.waitFor(email);
  const link = /token=([\w.~%-]+)/.exec(mail.text ?? '')?.[1] ?? '';
  await client.send('GET', `${verifyRegisterEmail.path}?token=${link}`);
  await client.trySignIn('canario', wrong);
  const signIn = await client.trySignIn('canario', password);
  // A body that is no JSON, and one that is refused, carry passwords too.
  const broken = `{"username":"canario","password":"${wrong}"`;
  await client.send('POST', '/login', { rawBody: broken });
  await client.send('POST', `/login?password=${wrong}`, { body: { password: [wrong] } });
  if (signIn.status !== 200 || !link) throw new Error(`the canary got ${signIn.status}`);
  return [
    { name: 'password', value: password },
    { name: 'wrong password', value: wrong },
    { name: 'token of the mailed link', value: decodeURIComponent(link), mailed: true },
    ...cookiesOf(client, 'of a new person'),
  ];
}

/** Renews and ends a session, and activates a machine. */
async function useEverything(stack: OwnStack): Promise<Canary[]> {
  const client = await stack.client().signIn(person?.username ?? '', person?.password ?? '');
  const before = cookiesOf(client, 'before the renewal');
  await client.send('POST', '/token/refresh');
  const after = cookiesOf(client, 'after the renewal');
  const { token, code } = await registerOwnMachine(client, 'PC-CANARIO');
  const toolbox = new ToolboxClient({ host: client.host, machineToken: token });
  await toolbox.tools();
  await client.send('POST', '/logout');
  return [
    ...before,
    ...after,
    { name: 'activation code', value: code },
    { name: 'machine token', value: token },
    { name: 'password of the demonstration', value: person?.password ?? '' },
    { name: 'session secret', value: stack.env.SESSION_SECRET ?? '' },
    { name: 'password of the database', value: new URL(stack.database.url).password },
  ];
}

function* filesIn(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* filesIn(path);
    else yield path;
  }
}

/** Names of the canaries that stand in a file, however large it is. */
async function foundIn(file: string, canaries: readonly Canary[]): Promise<string[]> {
  const found = new Set<string>();
  let rest = '';
  for await (const chunk of createReadStream(file, 'latin1')) {
    const text = rest + chunk;
    for (const { name, value } of canaries) if (text.includes(value)) found.add(name);
    rest = text.slice(-500);
  }
  return [...found];
}

export const line: MeasuredLine = {
  id: 'R13',
  title: 'Canaries in every password, token and cookie',
  run: (record, { signal }) =>
    withOwnStack({ signal, env: { LOG_LEVEL: 'trace' } }, async (stack) => {
      const canaries = [...(await registerWithCanaries(stack)), ...(await useEverything(stack))];
      await Promise.all(stack.servers.map(({ child }) => child.stop(8_000)));
      // Ended, so that everything it remembers is in its files: tables, indexes and its own log.
      await stack.database.child.stop(15_000);
      const sources = {
        'logs of the servers and the database': [...filesIn(join(stack.folder, 'logs'))],
        'files of the database, its write-ahead log included': [
          ...filesIn(join(stack.folder, 'postgres-18')),
        ],
      };
      for (const [what, files] of Object.entries(sources)) {
        const found: string[] = [];
        for (const file of files) found.push(...(await foundIn(file, canaries)));
        const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
        record({
          what: `${canaries.length} canaries in the ${what}`,
          seen: found.length > 0 ? found.join('; ') : `none in ${bytes} bytes`,
          budget: 'none',
          holds: found.length === 0 && bytes > 0,
        });
      }
      const marks = [{ name: 'e-mail', value: 'canario@example.com' }];
      const marked: string[] = [];
      for (const file of sources['files of the database, its write-ahead log included']) {
        marked.push(...(await foundIn(file, marks)));
      }
      record({
        what: 'files of the database with an e-mail, which is no secret: the search sees',
        seen: `${marked.length}`,
        budget: '≥ 1',
        holds: marked.length > 0,
      });
      const mails = stack.mail.mails.map(({ raw, text, html }) => `${raw}${text}${html}`);
      const leaked = canaries.filter(
        ({ value, mailed }) => !mailed && mails.some((mail) => mail.includes(value)),
      );
      record({
        what: `canaries in the ${mails.length} mails, the links’ own tokens aside`,
        seen: leaked.map(({ name }) => name).join('; ') || 'none',
        budget: 'none',
        holds: leaked.length === 0 && mails.length > 0,
      });
    }),
};
