import { setTimeout as sleep } from 'node:timers/promises';
import { addBuyers, addTestUsers, type Buyer, type TestUser } from '../../lib/cases/accounts.ts';
import { PortalClient } from '../../lib/cases/portal-client.ts';
import { Tally } from '../../lib/cases/statistics.ts';
import type { TestStack } from '../../lib/cases/test-stack.ts';
import { ApiError } from '../../toolbox/api-error.ts';
import { ToolboxClient } from '../../toolbox/client.ts';
import { purchase, purchaseBody } from './purchase.ts';

/** The writes of a load. */
export const writeKinds = ['debit', 'purchase', 'sign-in'] as const;
export type WriteKind = (typeof writeKinds)[number];

/** States of a run that the database may contain after each acknowledgement, or its absence. */
const allowed = {
  requested: [undefined, 'open', 'failed', 'finished'],
  open: ['open', 'failed', 'finished'],
  failed: ['failed'],
  finished: ['finished'],
} as const;

/** Milliseconds between two attempts of a request; a server's Retry-After is longer. */
const PAUSE = 50;
const input = { feature_id: 'R_INF_01', fc_records90: 1, tb_records90: 0 };

/** Writes without a pause, and what the servers acknowledged of them. */
export class Load {
  /** When each write was first sent, and when it was acknowledged. */
  readonly acknowledged: { kind: WriteKind; sent: number; at: number }[] = [];
  /** Responses that no client expects. */
  readonly rejected: string[] = [];
  /** The last acknowledgement of each run, by its idempotency key. */
  readonly runs = new Map<string, { id: number; state: keyof typeof allowed }>();
  readonly #sales = new Tally();
  readonly #signIns = new Tally();
  readonly #stack: TestStack;
  readonly #host: string;
  readonly #repeated: readonly (number | null)[];
  #over = false;
  #work: Promise<unknown> = Promise.resolve();

  /** @param host base address of the API. @param repeated statuses after which a request is sent again. */
  constructor(stack: TestStack, host: string, repeated: readonly number[]) {
    this.#stack = stack;
    this.#host = host;
    this.#repeated = [null, ...repeated];
  }

  /** Starts toolboxes that run tools, administrators who sell to them, and users who sign in. */
  async start(debitors: number, sellers = 0, visitors = 0): Promise<this> {
    const buyers = await addBuyers(this.#stack, debitors, '900000.00');
    const [sell, enter] = [
      sellers ? await addTestUsers(this.#stack, 'vende', sellers, 'admin') : [],
      visitors ? await addTestUsers(this.#stack, 'entra', visitors) : [],
    ];
    const clients = await Promise.all(sell.map((seller) => this.#client().signIn(seller)));
    this.#work = Promise.all([
      ...buyers.map(({ token }) => this.#debit(new ToolboxClient(this.#host, token))),
      ...sell.map((seller, n) => this.#sell(clients[n] ?? this.#client(), seller, buyers)),
      ...enter.map((visitor) => this.#enter(visitor)),
    ]);
    // An error is thrown by `stop`, not by the process.
    this.#work.catch(() => undefined);
    return this;
  }

  /** Ends the load; what cannot be sent any more is left. */
  async stop(): Promise<void> {
    this.#over = true;
    await this.#work;
  }

  /** Number of runs that the database does not have as they were acknowledged before it is read. */
  async countLostRuns(): Promise<number> {
    const runs = [...this.runs.values()];
    const rows = await this.#stack.query<{ id: string; state: string }>(
      'SELECT utilization_id AS id, state FROM utilizations',
    );
    const stored = new Map(rows.map(({ id, state }) => [Number(id), state]));
    const isStored = ({ id, state }: (typeof runs)[number]) =>
      (allowed[state] as readonly unknown[]).includes(stored.get(id));
    return runs.filter((run) => !isStored(run)).length;
  }

  /** Number of acknowledged writes that the stack's database does not have, or has twice. */
  async countLost(): Promise<number> {
    const stored = async (sql: string, tally: Tally) => {
      const rows = await this.#stack.query<{ id: string; n: string }>(sql, [[...tally.keys()]]);
      const found = new Map(rows.map(({ id, n }) => [Number(id), Number(n)]));
      return [...tally].map(([id, count]) => (found.get(Number(id)) ?? 0) - count);
    };
    const sales = await stored(
      `SELECT recorded_by AS id, count(*) AS n FROM transactions WHERE recorded_by = ANY ($1)
       GROUP BY recorded_by`,
      this.#sales,
    );
    const signIns = await stored(
      `SELECT user_id AS id, count(*) AS n FROM access_logs WHERE user_id = ANY ($1)
       GROUP BY user_id`,
      this.#signIns,
    );
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
    // Each seller may have one more, whose acknowledgement did not arrive before the end.
    const lostSales = sum(sales.map((more) => Math.max(0, -more, more - 1)));
    const lostSignIns = sum(signIns.map((more) => Math.max(0, -more)));
    return (await this.countLostRuns()) + lostSales + lostSignIns;
  }

  #client = () => new PortalClient(this.#host, this.#stack.env.PUBLIC_URL ?? '');

  /** Repeats a write until it is acknowledged. */
  async #write(kind: WriteKind, request: () => Promise<unknown>): Promise<boolean> {
    const sent = performance.now();
    const isDone = (await this.#repeat(request)) !== null;
    if (isDone) this.acknowledged.push({ kind, sent, at: performance.now() });
    return isDone;
  }

  /** Repeats a request while servers are busy or away. @returns null when it was given up. */
  async #repeat<T>(request: () => Promise<T>): Promise<T | null> {
    for (;;) {
      try {
        return await request();
      } catch (error) {
        // A response that is cut off in the middle causes another error than ApiError.
        const status = error instanceof ApiError ? error.status : null;
        if (!this.#repeated.includes(status)) this.rejected.push(String(error));
        if (this.#over || !this.#repeated.includes(status)) return null;
        await sleep(PAUSE);
      }
    }
  }

  async #debit(toolbox: ToolboxClient): Promise<void> {
    for (let n = 0; !this.#over; n += 1) {
      const key = crypto.randomUUID();
      this.runs.set(key, { id: 0, state: 'requested' });
      await this.#write('debit', async () => {
        const { utilization_id: id } = await toolbox.reserve(input, key);
        this.runs.set(key, { id, state: 'open' });
        const state = n % 2 === 0 ? 'finished' : 'failed';
        await (state === 'failed'
          ? toolbox.fail(id, 'Lectura', 'sin memoria')
          : toolbox.finish(id));
        this.runs.set(key, { id, state });
      });
    }
  }

  async #sell(client: PortalClient, { id, password }: TestUser, buyers: readonly Buyer[]) {
    for (let n = 0; !this.#over; n += 1) {
      const key = crypto.randomUUID();
      const email = buyers[n % buyers.length]?.email ?? '';
      const isDone = await this.#write('purchase', async () => {
        const body = await purchaseBody(client, email, password);
        requireStatus(201, await purchase(client, key, body));
      });
      if (isDone) this.#sales.count(id);
    }
  }

  async #enter({ id, username, password }: TestUser): Promise<void> {
    while (!this.#over) {
      const isDone = await this.#write('sign-in', async () =>
        requireStatus(200, await this.#client().trySignIn(username, password)),
      );
      if (isDone) this.#signIns.count(id);
    }
  }
}

/** @throws ApiError when a response has another status. */
function requireStatus(wanted: number, { status, text }: { status: number; text: string }): void {
  if (status !== wanted) throw new ApiError(`${status} ${text}`, status, null);
}
