import {
  createActivationCode,
  getBotCheckChallenge,
  getUtilizations,
  login,
} from '@consultancy/validation';
import { solveChallenge } from 'altcha-lib';
import { deriveKey as derivePbkdf2 } from 'altcha-lib/algorithms/pbkdf2';
import { deriveKey as deriveSha } from 'altcha-lib/algorithms/sha';
import type { Challenge } from 'altcha-lib/types';
import { ToolboxError } from './toolbox-error.ts';

/** Works the self-hosted bot check out, as the portal does in its worker. */
async function botCheckToken(host: string, action: string): Promise<string> {
  const url = `${host}${getBotCheckChallenge.path}?action=${action}`;
  const response = await fetch(url);
  if (!response.ok) {
    throw new ToolboxError('The self-hosted bot check is off.', response.status, null);
  }
  const challenge = (await response.json()) as Challenge;
  const deriveKey = challenge.parameters.algorithm.startsWith('PBKDF2') ? derivePbkdf2 : deriveSha;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/**
 * A person signed in at the portal, without a browser: what the demonstration data and load runs
 * need around the tool API.
 */
export class PortalSession {
  readonly #host: string;
  readonly #username: string;
  readonly #cookie: string;

  private constructor(host: string, username: string, cookie: string) {
    this.#host = host;
    this.#username = username;
    this.#cookie = cookie;
  }

  /**
   * Signs in.
   * @param host base address of the API.
   * @throws ToolboxError when the server refuses, or uses a bot check that only a browser passes.
   */
  static async signIn(host: string, username: string, password: string): Promise<PortalSession> {
    const recaptchaToken = await botCheckToken(host, 'login');
    const response = await fetch(`${host}${login.path}`, {
      method: login.method,
      headers: { 'content-type': 'application/json', origin: new URL(host).origin },
      body: JSON.stringify({ username, password, recaptchaToken }),
    });
    if (!response.ok) throw new ToolboxError(await response.text(), response.status, null);
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    return new PortalSession(host, username, cookies.join('; '));
  }

  async #call(method: string, path: string): Promise<unknown> {
    const response = await fetch(`${this.#host}${path}`, {
      method,
      headers: { cookie: this.#cookie, origin: new URL(this.#host).origin },
    });
    if (!response.ok) throw new ToolboxError(await response.text(), response.status, null);
    return response.json();
  }

  /** Makes a code with which a machine can be activated. */
  async activationCode(): Promise<string> {
    const { method, path, answer } = createActivationCode;
    return answer.parse(await this.#call(method, path)).code;
  }

  /** Whether this person has run a tool before. */
  async hasRuns(): Promise<boolean> {
    const path = getUtilizations.path.replace(':username', this.#username);
    return getUtilizations.answer.parse(await this.#call('GET', path)).items.length > 0;
  }
}
