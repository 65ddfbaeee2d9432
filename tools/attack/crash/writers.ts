import { setTimeout as sleep } from 'node:timers/promises';
import { addBuyers } from '../../lib/cases/accounts.ts';
import type { TestStack } from '../../lib/cases/test-stack.ts';
import { ApiError } from '../../toolbox/api-error.ts';
import { ToolboxClient } from '../../toolbox/client.ts';

/** What the server has acknowledged of a run; `requested` until it has acknowledged anything. */
export type Acknowledged = 'requested' | 'open' | 'failed' | 'finished';

const input = { feature_id: 'R_INF_01', fc_records90: 1, tb_records90: 0 };

/** Repeats a request until there is a response, as a toolbox does. */
async function retry<T>(request: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await request();
    } catch (error) {
      // A response that is cut off in the middle causes another error than ApiError.
      const isTemporary = !(error instanceof ApiError) || [null, 503, 409].includes(error.status);
      if (!isTemporary) throw error;
      await sleep(20);
    }
  }
}

/** Toolboxes that run tools without a pause, and what the server acknowledged. */
export class Writers {
  /** The last acknowledgement of each run, by its idempotency key. */
  readonly runs = new Map<string, { id: number | null; state: Acknowledged }>();
  #over = false;
  #writing: Promise<unknown> = Promise.resolve();

  async start(stack: TestStack, toolboxes: number): Promise<this> {
    const buyers = await addBuyers(stack, toolboxes, '2000.00');
    const { host } = stack.server();
    this.#writing = Promise.all(
      buyers.map(({ token }) => this.#write(new ToolboxClient(host, token))),
    );
    // An error is thrown by `stop`, not by the process.
    this.#writing.catch(() => undefined);
    return this;
  }

  /** Lets the open runs end. */
  async stop(): Promise<void> {
    this.#over = true;
    await this.#writing;
  }

  async #write(client: ToolboxClient): Promise<void> {
    for (let n = 0; !this.#over; n += 1) {
      const key = crypto.randomUUID();
      this.runs.set(key, { id: null, state: 'requested' });
      const { utilization_id: id } = await retry(() => client.reserve(input, key));
      this.runs.set(key, { id, state: 'open' });
      // Most fail, as a failed run is free and the credits have to last.
      const state = n % 500 === 0 ? 'finished' : 'failed';
      await retry(() =>
        state === 'finished' ? client.finish(id) : client.fail(id, 'Lectura', 'sin memoria'),
      );
      this.runs.set(key, { id, state });
    }
  }
}
