import { login } from '@consultancy/validation';
import { botCheckToken } from '../../toolbox/portal-session.ts';
import { refusalOf } from '../../toolbox/toolbox-error.ts';

/** What a request says beside its method and address. */
export interface RequestParts {
  readonly body?: unknown;
  /** A body as it is, in place of the other one. */
  readonly rawBody?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds until it is given up; 30,000 when absent. */
  readonly patience?: number;
}

/** A browser's side of the API, without a browser: keeps cookies by path, says where it is from. */
export class PortalClient {
  /** Base address of the API; may be changed, as a load balancer would. */
  host: string;
  readonly cookies = new Map<string, { readonly value: string; readonly path: string }>();
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
    const { body, headers = {}, patience = 30_000 } = parts;
    const text = parts.rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await fetch(`${this.host}${path}`, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
      headers: {
        origin: this.#origin,
        cookie: this.#cookieHeader(`/api${path}`),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(text === undefined ? {} : { body: text }),
    });
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie);
    return response;
  }

  /** Works out the bot check for an action (§7). @param headers of the request for it. */
  botToken(action: string, headers: RequestParts['headers'] = {}): Promise<string> {
    return botCheckToken(this.host, action, headers);
  }

  /** Signs in. @returns the answer, whatever it is. */
  async trySignIn(username: string, password: string): Promise<Response> {
    const recaptchaToken = await this.botToken('login');
    return this.send(login.method, login.path, { body: { username, password, recaptchaToken } });
  }

  /** Signs in. @throws ToolboxError when the server refuses. */
  async signIn(username: string, password: string): Promise<this> {
    const response = await this.trySignIn(username, password);
    if (!response.ok) throw await refusalOf(response);
    await response.arrayBuffer();
    return this;
  }

  /** Another browser with the same cookies, as another tab or a thief has. */
  copy(): PortalClient {
    const other = new PortalClient(this.host, this.#origin);
    for (const [name, cookie] of this.cookies) other.cookies.set(name, cookie);
    return other;
  }

  #keep(header: string): void {
    const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
    const [name = '', ...value] = pair.split('=');
    const path = attributes.find((part) => /^path=/i.test(part))?.slice(5) ?? '/';
    if (value.join('=') === '' || /^max-age=0$/im.test(attributes.join('\n'))) {
      this.cookies.delete(name);
    } else {
      this.cookies.set(name, { value: value.join('='), path });
    }
  }

  #cookieHeader(path: string): string {
    const sent = [...this.cookies].filter(([, cookie]) => path.startsWith(cookie.path));
    return sent.map(([name, { value }]) => `${name}=${value}`).join('; ');
  }
}
