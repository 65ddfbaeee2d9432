import { refreshToken, validateToken } from '@consultancy/validation';
import { demoAccount } from '../../lib/cases/accounts.ts';
import type { CaseContext } from '../../lib/cases/case.ts';
import { withTestStack } from '../../lib/cases/test-stack.ts';

const HOUR = 3_600_000;

/** Moves a process's clock without rights on the machine's own: all of its code uses `Date`. */
function clockMovedBy(milliseconds: number): NodeJS.ProcessEnv {
  const code = `const Real = Date; const by = ${milliseconds};
    globalThis.Date = class extends Real {
      constructor(...args) { args.length ? super(...args) : super(Real.now() + by); }
      static now() { return Real.now() + by; }
    };`;
  return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(code)}` };
}

/** Two servers an hour behind and ahead of the database, whose clock alone decides on sessions. */
export const clockSkew = (context: CaseContext) =>
  withTestStack(context, { servers: 0 }, async (stack) => {
    const late = await stack.addServer(clockMovedBy(-HOUR));
    const early = await stack.addServer(clockMovedBy(HOUR));
    const equal = (what: string, observed: string | number, expected: string | number) =>
      context.record.equal(`clocks 1 h apart: ${what}`, observed, expected);
    for (const [name, server, other] of [
      ['an hour behind', late, early],
      ['an hour ahead', early, late],
    ] as const) {
      const client = stack.client(server);
      const { username, password } = demoAccount('user');
      const signIn = await client.trySignIn(username, password);
      equal(`sign-in ${name}`, signIn.status, 200);
      client.host = other.host;
      equal('its session at the other', (await client.read('GET', validateToken.path)).status, 200);
      equal('a refresh there', (await client.read('POST', refreshToken.path)).status, 200);
      await stack.query(`UPDATE sessions SET last_seen_at = now() - interval '31 minutes',
        generation_at = now() - interval '31 minutes'`);
      const idle = [server, other].map(({ host }) =>
        client.copy(host).read('GET', validateToken.path),
      );
      const statuses = (await Promise.all(idle)).map(({ status }) => status);
      equal('half an hour idle, at both', statuses.join(', '), '401, 401');
    }
  });
