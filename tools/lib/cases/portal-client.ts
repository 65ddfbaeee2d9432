import { type Endpoint, getBotCheckChallenge, login } from '@consultancy/validation';
import { solveChallenge } from 'altcha-lib';
import { deriveKey as derivePbkdf2 } from 'altcha-lib/algorithms/pbkdf2';
import { deriveKey as deriveSha } from 'altcha-lib/algorithms/sha';
import type { Challenge } from 'altcha-lib/types';
import { type Cookie, CookieJar } from 'tough-cookie';
import { toApiError } from '../../toolbox/api-error.ts';

export interface RequestParts {
  readonly body?: unknown;
  /** A body that is sent as it is. */
  readonly rawBody?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds; 30,000 when absent. */
  readonly timeout?: number;
}

export interface ReadResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** The browser's side of the API without a browser: cookie jar, origin, bot check. */
export class PortalClient {
  /** Base address of the API; may be changed, as a load balancer does. */
  host: string;
  #jar = new CookieJar();
  readonly #origin: string;

  /**
   * @param host base address of the API, e.g. `http://127.0.0.1:8080/api`.
   * @param origin the portal's own origin, its PUBLIC_URL.
   */
  constructor(host: string, origin: string) {
    this.host = host;
    this.#origin = origin;
  }

  /** Sends a request. @param path below the API, e.g. `/get_utilizations/ana?max_count=20`. */
  async send(method: string, path: string, parts: RequestParts = {}): Promise<Response> {
    const { body, headers = {}, timeout = 30_000 } = parts;
    const text = parts.rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await fetch(`${this.host}${path}`, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
      headers: {
        origin: this.#origin,
        cookie: this.cookieHeader(path),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(text === undefined ? {} : { body: text }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      this.#jar.setCookieSync(cookie, `${this.#origin}/api${path}`);
    }
    return response;
  }

  async read(method: string, path: string, parts?: RequestParts): Promise<ReadResponse> {
    const response = await this.send(method, path, parts);
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  /** Calls an endpoint without parameters. */
  call({ method, path }: Endpoint, body?: unknown): Promise<ReadResponse> {
    return this.read(method, path, { body });
  }

  async statusOf(endpoint: Endpoint, body?: unknown): Promise<number> {
    return (await this.call(endpoint, body)).status;
  }

  /** Sends a request. @returns its parsed response. @throws ApiError for an error response. */
  async json<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await this.send(method, path, { body });
    if (!response.ok) throw await toApiError(response);
    return (await response.json()) as T;
  }

  /** Solves the self-hosted bot check for an action (§7). @param headers of the request for it. */
  async botToken(action: string, headers: Readonly<Record<string, string>> = {}): Promise<string> {
    const url = `${this.host}${getBotCheckChallenge.path}?action=${action}`;
    const response = await fetch(url, { headers });
    if (!response.ok) throw await toApiError(response);
    const challenge = (await response.json()) as Challenge;
    const isPbkdf2 = challenge.parameters.algorithm.startsWith('PBKDF2');
    const deriveKey = isPbkdf2 ? derivePbkdf2 : deriveSha;
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  }

  /** Signs in. @returns the response, whatever its status. */
  async trySignIn(username: string, password: string, headers = {}): Promise<ReadResponse> {
    const recaptchaToken = await this.botToken('login', headers);
    const body = { username, password, recaptchaToken };
    return this.read(login.method, login.path, { body, headers });
  }

  /** Signs in. @throws when the server rejects it. */
  async signIn({ username, password }: Credentials): Promise<this> {
    const { status, text } = await this.trySignIn(username, password);
    if (status !== 200) throw new Error(`Sign-in of ${username}: ${status} ${text}`);
    return this;
  }

  get cookies(): readonly Pick<Cookie, 'key' | 'value' | 'path'>[] {
    return this.#jar.getCookiesSync(this.#origin, { allPaths: true });
  }

  cookieHeader(path: string): string {
    return this.#jar.getCookieStringSync(`${this.#origin}/api${path}`);
  }

  /** Another client with the same cookies, as another tab or a thief has. */
  copy(host = this.host): PortalClient {
    const other = new PortalClient(host, this.#origin);
    other.#jar = this.#jar.cloneSync() ?? new CookieJar();
    return other;
  }
}
