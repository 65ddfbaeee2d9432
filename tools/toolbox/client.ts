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
import { refusalOf, ToolboxError } from './toolbox-error.ts';

/** Parsed answer of a call. */
type Answer<C extends Endpoint> = ReturnType<C['response']['parse']>;

/** What a run is measured by. */
export interface RunMeasure {
  /** Code of the tool, `R_INF_01` … `R_INF_15`. */
  readonly feature_id: string;
  /** Registros FC. */
  readonly fc_records90: number;
  /** Registros TB. */
  readonly tb_records90: number;
}

/** How to reach the API. */
export interface ToolboxOptions {
  /** Base address of the API, e.g. `http://localhost:8080/api`. */
  readonly host: string;
  /** The machine's token; none before activation. */
  readonly machineToken?: string;
}

interface Parts {
  readonly id?: number;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
}

/**
 * The desktop toolbox's side of the tool API (decisions §4). Each method gives the parsed answer
 * and throws `ToolboxError` when the server refuses or cannot be reached.
 */
export class ToolboxClient {
  readonly #host: string;
  #machineToken: string | undefined;

  constructor(options: ToolboxOptions) {
    this.#host = options.host.replace(/\/+$/, '');
    this.#machineToken = options.machineToken;
  }

  /** Exchanges an activation code for this machine's token, which later calls then use. */
  async activate(activationCode: string, machineId: string) {
    const body = { activation_code: activationCode, machine_id: machineId };
    const answer = await this.#request(registerMachine, { body });
    this.#machineToken = answer.machine_token;
    return answer;
  }

  /** The 15 tools. */
  tools() {
    return this.#request(listTools, {});
  }

  /** What a run would cost. */
  estimate(measure: RunMeasure) {
    return this.#request(createEstimate, { body: measure });
  }

  /**
   * Opens a run and reserves its credits.
   * @param idempotencyKey the same key never reserves twice; made anew when absent.
   */
  reserve(measure: RunMeasure, idempotencyKey: string = crypto.randomUUID()) {
    return this.#request(createUtilization, { body: measure, idempotencyKey });
  }

  /** Keeps an open run's reservation alive. */
  heartbeat(id: number) {
    return this.#request(heartbeatUtilization, { id });
  }

  /** Settles a run. @param counts final counts, where they differ from the first ones. */
  finish(id: number, counts: { fc_records90?: number; tb_records90?: number } = {}) {
    return this.#request(finishUtilization, { id, body: counts });
  }

  /** Reports that a run failed; its credits are released. */
  fail(id: number, stage: string, message: string) {
    const body = { error_message: message, execute_stage: stage };
    return this.#request(failUtilization, { id, body });
  }

  async #request<C extends Endpoint>(call: C, parts: Parts): Promise<Answer<C>> {
    const path = call.path.replace(':id', String(parts.id ?? ''));
    const headers = new Headers({ accept: 'application/json' });
    if (parts.body !== undefined) headers.set('content-type', 'application/json');
    if (parts.idempotencyKey) headers.set('idempotency-key', parts.idempotencyKey);
    if (this.#machineToken) headers.set('authorization', `Bearer ${this.#machineToken}`);
    const response = await this.#send(`${this.#host}${path}`, {
      method: call.method,
      headers,
      signal: AbortSignal.timeout(30_000),
      ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
    });
    if (!response.ok) throw await refusalOf(response);
    return call.response.parse(await response.json()) as Answer<C>;
  }

  async #send(url: string, init: RequestInit): Promise<Response> {
    try {
      return await fetch(url, init);
    } catch (error) {
      const reason = error instanceof Error ? String(error.cause ?? error.message) : String(error);
      throw new ToolboxError(
        `The server cannot be reached at ${this.#host}: ${reason}`,
        null,
        null,
      );
    }
  }
}
