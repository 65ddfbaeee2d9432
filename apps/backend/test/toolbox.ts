import type { Browser } from './browser.ts';
import type { TestBackend } from './build-app.ts';
import { balances, giveCredits } from './credits.ts';
import { sendRequest } from './send-request.ts';
import { signedIn } from './users.ts';

let keys = 0;

/** A key that no other request of the tests has. */
export const freshKey = (): string => {
  keys += 1;
  return `key-${process.pid}-${Date.now()}-${keys}`;
};

/** A desktop toolbox: no cookies, no browser headers, a bearer token. */
export class Toolbox {
  readonly #backend: TestBackend;
  readonly token: string;
  constructor(backend: TestBackend, token: string) {
    this.#backend = backend;
    this.token = token;
  }

  async call(method: 'GET' | 'POST', path: string, payload?: object, key?: string) {
    const response = await sendRequest(this.#backend, {
      method,
      url: `/api/tool/v1${path}`,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(payload ? { payload } : {}),
    });
    return { status: response.statusCode, body: JSON.parse(response.body) };
  }

  reserve(records: number, key = freshKey(), feature = 'R_INF_04') {
    const body = { feature_id: feature, fc_records90: records, tb_records90: 0 };
    return this.call('POST', '/utilizations', body, key);
  }

  read(id: number) {
    return this.call('GET', `/utilizations/${id}`);
  }

  finish(id: number, counts: object = {}) {
    return this.call('POST', `/utilizations/${id}/finish`, counts);
  }

  fail(id: number) {
    const body = { error_message: 'Sin memoria', execute_stage: 'Lectura' };
    return this.call('POST', `/utilizations/${id}/errors`, body);
  }
}

/** Registers a machine for the signed-in user as the toolbox does. */
export async function activate(
  backend: TestBackend,
  browser: Browser,
  machineId = 'PC-GIS-01',
): Promise<Toolbox> {
  const code = await browser.post('/api/activation_codes');
  const response = await backend.app.inject({
    method: 'POST',
    url: '/api/tool/v1/machines',
    payload: { activation_code: code.body.code, machine_id: machineId },
  });
  return new Toolbox(backend, response.json().machine_token);
}

/** A user with credits and a registered machine. */
export interface ToolUser {
  id: number;
  browser: Browser;
  toolbox: Toolbox;
  balances(): ReturnType<typeof balances>;
}

/** Adds a user who can run tools. */
export async function toolUser(
  backend: TestBackend,
  username: string,
  credits: string,
): Promise<ToolUser> {
  const { browser, id } = await signedIn(backend, username);
  const toolbox = await activate(backend, browser, `PC-${username}`);
  await giveCredits(backend, id, credits);
  return { id, browser, toolbox, balances: () => balances(backend, id) };
}
