import { demoAccounts } from '@consultancy/backend/demo-accounts';
import { refreshToken, validateToken } from '@consultancy/validation';
import { withOwnStack } from '../../lib/lines/own-stack.ts';
import { withClient } from '../../lib/lines/with-client.ts';
import type { Scenario } from './observe.ts';

const [, person] = demoAccounts;
const HOUR = 3_600_000;

/** Moves a process's clock without any right on the machine's own: all of its code asks `Date`. */
function clockMovedBy(milliseconds: number): NodeJS.ProcessEnv {
  const code = `const Real = Date; const by = ${milliseconds};
    globalThis.Date = class extends Real {
      constructor(...given) { given.length ? super(...given) : super(Real.now() + by); }
      static now() { return Real.now() + by; }
    };`;
  const url = `data:text/javascript,${encodeURIComponent(code)}`;
  return { NODE_OPTIONS: `--import ${url}` };
}

/** Two servers an hour before and after the database: sessions go by the database's clock alone. */
export const clockFaults: Scenario = (record, { signal }) =>
  withOwnStack({ signal, servers: 0 }, async (stack) => {
    const late = await stack.addServer(clockMovedBy(-HOUR));
    const early = await stack.addServer(clockMovedBy(HOUR));
    const say = (what: string, seen: string, budget: string) =>
      record({ what: `clocks 1 h apart: ${what}`, seen, budget, holds: seen === budget });
    for (const [name, server, other] of [
      ['an hour behind', late, early],
      ['an hour ahead', early, late],
    ] as const) {
      const client = stack.client(server);
      const signIn = await client.trySignIn(person?.username ?? '', person?.password ?? '');
      say(`signing in ${name}`, `${signIn.status}`, '200');
      client.host = other.host;
      const validated = await client.send('GET', validateToken.path);
      say(`its session at the other server`, `${validated.status}`, '200');
      const renewed = await client.send('POST', refreshToken.path);
      say('renewing it there', `${renewed.status}`, '200');
      await withClient(stack.database.url, (database) =>
        database.query(`UPDATE sessions SET last_seen_at = now() - interval '31 minutes',
          generation_at = now() - interval '31 minutes'`),
      );
      const statuses: number[] = [];
      for (const { host } of [server, other]) {
        client.host = host;
        statuses.push((await client.copy().send('GET', validateToken.path)).status);
      }
      say('half an hour idle, at both', statuses.join(', '), '401, 401');
    }
  });
