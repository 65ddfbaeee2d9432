import type {
  BotCheckAction,
  ErrorBody,
  MessageResponse,
  Page,
  SessionUser,
  ToolUtilization,
} from '@consultancy/validation';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { InjectOptions } from 'fastify';
import type { TestBackend } from './build-app.ts';
import { sendRequest } from './send-request.ts';

type Headers = Record<string, string>;

/**
 * Fields of the response bodies of all endpoints. A test reads those of its own; one that is
 * absent is undefined, which matches no expected value.
 */
interface ResponseBody
  extends ErrorBody,
    Page<Record<string, unknown>>,
    Omit<ToolUtilization, 'expires_at'>,
    SessionUser,
    MessageResponse {
  expires_at: string;
}

/** A response as the portal receives it. */
export interface TestResponse {
  status: number;
  body: ResponseBody;
  text: string;
  headers: Record<string, unknown>;
}

/** A browser on the portal: stores cookies by path and sends the origin of its requests. */
export class Browser {
  readonly cookies = new Map<string, { value: string; path: string }>();
  readonly #backend: TestBackend;
  constructor(backend: TestBackend) {
    this.#backend = backend;
  }

  get(path: string, headers: Headers = {}): Promise<TestResponse> {
    return this.send({ method: 'GET', url: path, headers });
  }

  post(path: string, payload?: unknown, headers: Headers = {}): Promise<TestResponse> {
    const body = payload === undefined ? {} : { payload: payload as object };
    return this.send({ method: 'POST', url: path, headers, ...body });
  }

  async send(options: InjectOptions): Promise<TestResponse> {
    const url = String(options.url);
    const response = await sendRequest(this.#backend, {
      ...options,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...this.#cookieHeader(url),
        ...options.headers,
      },
    });
    for (const { name, value, path = '/', maxAge } of response.cookies) {
      if (value === '' || maxAge === 0) {
        this.cookies.delete(name);
      } else {
        this.cookies.set(name, { value, path });
      }
    }
    const json = String(response.headers['content-type']).startsWith('application/json');
    return {
      status: response.statusCode,
      body: json ? (JSON.parse(response.body) as ResponseBody) : ({} as ResponseBody),
      text: response.body,
      headers: response.headers,
    };
  }

  /** Solves a bot check as the portal would. */
  async botToken(action: BotCheckAction): Promise<string> {
    const { text } = await this.get(`/api/bot_check/challenge?action=${action}`);
    const challenge: Challenge = JSON.parse(text);
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  }

  /** Signs in; returns the response whatever it is. */
  async signIn(username: string, password: string): Promise<TestResponse> {
    const recaptchaToken = await this.botToken('login');
    return this.post('/api/login', { username, password, recaptchaToken });
  }

  /** Requests who is signed in; 401 without a session. */
  validateSession(): Promise<TestResponse> {
    return this.get('/api/auth/validate_token');
  }

  /** A second browser with the same cookies, as a thief or another tab has. */
  copy(backend = this.#backend): Browser {
    const other = new Browser(backend);
    for (const [name, cookie] of this.cookies) {
      other.cookies.set(name, { ...cookie });
    }
    return other;
  }

  #cookieHeader(url: string): Headers {
    const sent = [...this.cookies].filter(([, { path }]) => url.startsWith(path));
    return sent.length > 0
      ? { cookie: sent.map(([name, { value }]) => `${name}=${value}`).join('; ') }
      : {};
  }
}
