import {
  createEstimate,
  createUtilization,
  type Endpoint,
  failUtilization,
  finishUtilization,
  heartbeatUtilization,
  listTools,
  registerMachine,
} from '@consultancy/validation';
import { ApiError, toApiError } from './api-error.ts';

export interface RunInput {
  /** Code of the tool, `R_INF_01` … `R_INF_15`. */
  readonly feature_id: string;
  readonly fc_records90: number;
  readonly tb_records90: number;
}

interface Parts {
  readonly id?: number;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
}

/**
 * The desktop toolbox's side of the tool API (decisions §4). Each method returns the parsed response
 * and throws `ApiError` for an error response or a failed connection.
 */
export class ToolboxClient {
  readonly #host: string;
  #token: string | undefined;

  /** @param token the machine's token; none before activation. */
  constructor(host: string, token?: string) {
    this.#host = host.replace(/\/+$/, '');
    this.#token = token;
  }

  /** Exchanges an activation code for this machine's token, which later requests use. */
  async activate(activationCode: string, machineId: string) {
    const body = { activation_code: activationCode, machine_id: machineId };
    const response = await this.#request(registerMachine, { body });
    this.#token = response.machine_token;
    return response;
  }

  tools = () => this.#request(listTools, {});

  estimate = (input: RunInput) => this.#request(createEstimate, { body: input });

  /** Opens a run and reserves its credits; the same key never reserves twice. */
  reserve = (body: RunInput, idempotencyKey: string = crypto.randomUUID()) =>
    this.#request(createUtilization, { body, idempotencyKey });

  /** Extends the reservation of an open run. */
  heartbeat = (id: number) => this.#request(heartbeatUtilization, { id });

  /** Finalizes a run with the counts that it was opened with. */
  finish = (id: number) => this.#request(finishUtilization, { id, body: {} });

  /** Reports that a run failed; its credits are released. */
  fail(id: number, stage: string, message: string) {
    const body = { error_message: message, execute_stage: stage };
    return this.#request(failUtilization, { id, body });
  }

  async #request<C extends Endpoint>(
    { method, path, response: schema }: C,
    { id, body, idempotencyKey }: Parts,
  ): Promise<ReturnType<C['response']['parse']>> {
    const headers = new Headers({ accept: 'application/json' });
    if (body !== undefined) headers.set('content-type', 'application/json');
    if (idempotencyKey) headers.set('idempotency-key', idempotencyKey);
    if (this.#token) headers.set('authorization', `Bearer ${this.#token}`);
    const response = await fetch(this.#host + path.replace(':id', `${id ?? ''}`), {
      ...{ method, headers, body: body === undefined ? null : JSON.stringify(body) },
      signal: AbortSignal.timeout(30_000),
    }).catch((error: Error) => {
      const reason = String(error.cause ?? error.message);
      throw new ApiError(`The server cannot be reached at ${this.#host}: ${reason}`, null, null);
    });
    if (!response.ok) throw await toApiError(response);
    return schema.parse(await response.json()) as ReturnType<C['response']['parse']>;
  }
}
