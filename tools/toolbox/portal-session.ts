import { createActivationCode, getBotCheckChallenge, login } from '@consultancy/validation';
import { solveChallenge } from 'altcha-lib';
import { deriveKey as derivePbkdf2 } from 'altcha-lib/algorithms/pbkdf2';
import { deriveKey as deriveSha } from 'altcha-lib/algorithms/sha';
import type { Challenge } from 'altcha-lib/types';
import { refusalOf } from './toolbox-error.ts';

/**
 * Works the self-hosted bot check out, as the portal does in its worker.
 * @param host base address of the API.
 * @param action what the token is for (§7).
 * @throws ToolboxError when the server refuses, or uses a check that only a browser passes.
 */
export async function botCheckToken(
  host: string,
  action: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const url = `${host}${getBotCheckChallenge.path}?action=${action}`;
  const response = await fetch(url, { headers });
  if (!response.ok) throw await refusalOf(response);
  const challenge = (await response.json()) as Challenge;
  const deriveKey = challenge.parameters.algorithm.startsWith('PBKDF2') ? derivePbkdf2 : deriveSha;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** Where the portal is. */
export interface Portal {
  /** Base address of the API, e.g. `http://localhost:8080/api`. */
  readonly host: string;
  /** The portal's own origin, from which its pages call; the API refuses others. */
  readonly origin: string;
}

/**
 * A person signed in at the portal, without a browser: what load runs need around the tool API.
 */
export class PortalSession {
  readonly #portal: Portal;
  readonly #cookie: string;

  private constructor(portal: Portal, cookie: string) {
    this.#portal = portal;
    this.#cookie = cookie;
  }

  /**
   * Signs in.
   * @throws ToolboxError when the server refuses, or uses a bot check that only a browser passes.
   */
  static async signIn(portal: Portal, username: string, password: string): Promise<PortalSession> {
    const recaptchaToken = await botCheckToken(portal.host, 'login');
    const response = await fetch(`${portal.host}${login.path}`, {
      method: login.method,
      headers: { 'content-type': 'application/json', origin: portal.origin },
      body: JSON.stringify({ username, password, recaptchaToken }),
    });
    if (!response.ok) throw await refusalOf(response);
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    return new PortalSession(portal, cookies.join('; '));
  }

  async #call(method: string, path: string): Promise<unknown> {
    const { host, origin } = this.#portal;
    const headers = { cookie: this.#cookie, origin };
    const response = await fetch(`${host}${path}`, { method, headers });
    if (!response.ok) throw await refusalOf(response);
    return response.json();
  }

  /** Makes a code with which a machine can be activated. */
  async activationCode(): Promise<string> {
    const { method, path, response } = createActivationCode;
    return response.parse(await this.#call(method, path)).code;
  }
}
