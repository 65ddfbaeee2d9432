import type { Endpoint } from '@consultancy/validation';
import type { Policy } from '../plugins/policy.ts';
import { sessionCookie } from '../security/session-cookies.ts';
import { isToolEndpoint } from './errors.ts';

/** How callers prove themselves. Over TLS the cookie's name binds it to the host. */
export const securitySchemes = (publicUrl: string) =>
  ({
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: sessionCookie(publicUrl).name,
      description: 'Set by signing in; renewed by `POST /api/token/refresh`.',
    },
    origin: {
      type: 'apiKey',
      in: 'header',
      name: 'Origin',
      description:
        `Against requests of other sites’ pages: a request that changes something names the portal’s own origin, ` +
        `\`${publicUrl}\`. Browsers send it themselves; other clients have to. With \`Sec-Fetch-Site\`, which ` +
        'browsers send too, that header decides, and it must be `same-origin`. Otherwise the response is ' +
        '403 `CROSS_SITE_REQUEST`.',
    },
    machine: {
      type: 'http',
      scheme: 'bearer',
      description: 'The token that `POST /api/tool/v1/machines` gives once.',
    },
  }) as const;

/** Who may send a request, as text. */
export const audience: Readonly<Record<Policy, string>> = {
  public: 'For everyone.',
  session: 'For everyone signed in.',
  self: 'For the user whom the path names, and for administrators.',
  admin: 'For administrators.',
  machine: 'For registered machines.',
};

/** `x-roles`: the roles of which a caller needs one; `owner` is the user whom the path names. */
export const roles: Readonly<Record<Policy, readonly string[]>> = {
  public: [],
  session: ['user', 'admin'],
  self: ['owner', 'admin'],
  admin: ['admin'],
  machine: ['machine'],
};

/** All proofs that an operation needs. */
export function securityOf(endpoint: Endpoint, policy: Policy): Record<string, string[]>[] {
  if (policy === 'machine') {
    return [{ machine: [] }];
  }
  const fromPortal = endpoint.method !== 'GET' && !isToolEndpoint(endpoint);
  const needed = {
    ...(policy === 'public' ? {} : { session: [] }),
    ...(fromPortal ? { origin: [] } : {}),
  };
  return Object.keys(needed).length > 0 ? [needed] : [];
}
