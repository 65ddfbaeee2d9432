import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '@consultancy/api';
import * as contract from '@consultancy/validation';
import { addBuyers, addTestUsers, type Buyer, type TestUser } from '../../lib/cases/accounts.ts';
import { PortalClient, toolboxClient } from '../../lib/cases/portal-client.ts';
import { Tally } from '../../lib/cases/statistics.ts';
import type { TestStack } from '../../lib/cases/test-stack.ts';

/** The payload of a purchase, with a bot check that was just solved. */
export async function purchaseBody(client: PortalClient, email: string, password: string) {
  const fixed = { trans_type: 'Compra', acceptTerms: true } as const;
  return {
    ...{ ...fixed, target_email: email, password, trans_platform: 'Portal GDB Audit' },
    ...{ amount_paid: '1000', credits_purchased: '3' },
    recaptchaToken: await client.botToken('transactionSubmit'),
  };
}

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
const failure = { error_message: 'sin memoria', execute_stage: 'Lectura' };

/** Writes without a pause, and what the servers acknowledged of them. */
export class Load {
  /** Each write, its user's id, and when it was first sent and acknowledged. */
  readonly acknowledged: { kind: WriteKind; user: number; sent: number; at: number }[] = [];
  /** Responses that no client expects. */
  readonly rejected: string[] = [];
  /** Milliseconds of the slowest attempt that was not acknowledged. */
  slowestRejection = 0;
  /** The last acknowledgement of each run, by its idempotency key. */
  readonly runs = new Map<string, { id: number; state: keyof typeof allowed }>();
  readonly #stack: TestStack;
  readonly #host: string;
  readonly #repeated: readonly (number | null)[];
  #over = false;
  #work: Promise<unknown> = Promise.resolve();

  /** @param host base URL of the API. @param repeated statuses after which a request is sent again. */
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
      ...buyers.map((buyer) => this.#debit(buyer)),
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
    const rows = await this.#stack.query<{ write: string; stored: number }>(`
      SELECT 'purchase ' || recorded_by AS write, count(*)::integer AS stored FROM transactions
      GROUP BY recorded_by
      UNION ALL SELECT 'sign-in ' || user_id, count(*)::integer FROM access_logs GROUP BY user_id`);
    const stored = new Map(rows.map((row) => [row.write, row.stored]));
    const writes = new Tally();
    for (const { kind, user } of this.acknowledged) {
      if (kind !== 'debit') writes.count(`${kind} ${user}`);
    }
    const lost = [...writes].map(([write, acknowledged]) => {
      const more = (stored.get(`${write}`) ?? 0) - acknowledged;
      // Each seller may have one more, whose acknowledgement did not arrive before the end.
      return Math.max(0, -more, `${write}`.startsWith('purchase') ? more - 1 : 0);
    });
    return lost.reduce((sum, one) => sum + one, await this.countLostRuns());
  }

  #client = () => new PortalClient(this.#host, this.#stack.env.PUBLIC_URL ?? '');

  /** Repeats a write until it is acknowledged, while servers are busy or unavailable. */
  async #write(kind: WriteKind, user: number, request: () => Promise<unknown>): Promise<void> {
    const sent = performance.now();
    for (;;) {
      const start = performance.now();
      try {
        await request();
        this.acknowledged.push({ kind, user, sent, at: performance.now() });
        return;
      } catch (error) {
        this.slowestRejection = Math.max(this.slowestRejection, performance.now() - start);
        const status = error instanceof ApiError ? error.status : null;
        const isTemporary = this.#repeated.includes(status);
        if (!isTemporary) this.rejected.push(String(error));
        if (this.#over || !isTemporary) return;
        await sleep(PAUSE);
      }
    }
  }

  async #debit({ id: user, token }: Buyer): Promise<void> {
    const toolbox = toolboxClient(this.#host, token);
    for (let n = 0; !this.#over; n += 1) {
      const key = crypto.randomUUID();
      this.runs.set(key, { id: 0, state: 'requested' });
      await this.#write('debit', user, async () => {
        const reservation = { body: input, idempotencyKey: key };
        const { utilization_id: id } = await toolbox.request(
          contract.createUtilization,
          reservation,
        );
        this.runs.set(key, { id, state: 'open' });
        const [params, isFinished] = [{ id: `${id}` }, n % 2 === 0];
        await (isFinished
          ? toolbox.request(contract.finishUtilization, { params, body: {} })
          : toolbox.request(contract.failUtilization, { params, body: failure }));
        this.runs.set(key, { id, state: isFinished ? 'finished' : 'failed' });
      });
    }
  }

  async #sell(client: PortalClient, { id, password }: TestUser, buyers: readonly Buyer[]) {
    for (let n = 0; !this.#over; n += 1) {
      const key = crypto.randomUUID();
      const email = buyers[n % buyers.length]?.email ?? '';
      await this.#write('purchase', id, async () => {
        const body = await purchaseBody(client, email, password);
        await client.request(contract.newTransaction, { body, idempotencyKey: key });
      });
    }
  }

  async #enter({ id, username, password }: TestUser): Promise<void> {
    while (!this.#over) {
      const client = this.#client();
      await this.#write('sign-in', id, async () => {
        const recaptchaToken = await client.botToken('login');
        await client.request(contract.login, { body: { username, password, recaptchaToken } });
      });
    }
  }
}
