import {
  ApiError,
  createClient,
  type EndpointInput,
  type EndpointResponse,
} from '@consultancy/api';
import { type Endpoint, getBotCheckChallenge, login } from '@consultancy/validation';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { type Cookie, CookieJar } from 'tough-cookie';

export interface RequestParts {
  readonly body?: unknown;
  /** A body that is sent as it is. */
  readonly rawBody?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds; 30,000 when absent. */
  readonly timeout?: number;
}

export type ReadResponse = Awaited<ReturnType<PortalClient['read']>>;

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** The browser's side of the API without a browser: cookie jar, origin, bot check. */
export class PortalClient {
  /** Base address of the API; may be changed, as a load balancer does. */
  host: string;
  /** Headers of all its requests, besides those of a browser. */
  headers: Readonly<Record<string, string>> = {};
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

  /** Sends a request as a browser does: with its cookies, which the response may change, and its origin. */
  #fetch = async (address: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const path = `${address}`.slice(this.host.length);
    const own = { origin: this.#origin, cookie: this.cookieHeader(path), ...this.headers };
    const headers = new Headers(own);
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
    const response = await fetch(address, { ...init, headers, redirect: 'manual' });
    for (const cookie of response.headers.getSetCookie()) {
      this.#jar.setCookieSync(cookie, `${this.#origin}/api${path}`);
    }
    return response;
  };

  /** Sends a request. @param path below the API, e.g. `/get_utilizations/ana?max_count=20`. */
  send(method: string, path: string, parts: RequestParts = {}): Promise<Response> {
    const { body, headers = {}, timeout = 30_000 } = parts;
    const text = parts.rawBody ?? (body === undefined ? null : JSON.stringify(body));
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    return this.#fetch(`${this.host}${path}`, {
      method,
      signal: AbortSignal.timeout(timeout),
      headers: { ...json, ...headers },
      body: text,
    });
  }

  async read(method: string, path: string, parts?: RequestParts) {
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

  /** Sends a request to an endpoint. @returns its parsed response. @throws ApiError for an error response. */
  request<C extends Endpoint>(endpoint: C, input: EndpointInput<C>): Promise<EndpointResponse<C>> {
    return createClient({ host: this.host, fetch: this.#fetch }).request(endpoint, input);
  }

  /** Solves the self-hosted bot check for an action (§7). */
  async botToken(action: string): Promise<string> {
    const path = `${getBotCheckChallenge.path}?action=${action}`;
    const { status, text } = await this.read('GET', path, { timeout: 120_000 });
    if (status !== 200) throw new ApiError({ kind: 'http', status, message: text });
    const challenge: Challenge = JSON.parse(text);
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  }

  /** Signs in. @returns the response, whatever its status. */
  async trySignIn(username: string, password: string): Promise<ReadResponse> {
    return this.call(login, { username, password, recaptchaToken: await this.botToken('login') });
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
    other.headers = this.headers;
    return other;
  }
}

/** The toolbox's side of the tool API (decisions §4): no cookies, but the machine's token. */
export const toolboxClient = (host: string, token?: string) =>
  createClient({
    host,
    fetch: (url, init) => {
      const headers = new Headers(init?.headers);
      if (token) headers.set('authorization', `Bearer ${token}`);
      return fetch(url, { ...init, headers });
    },
  });
