import { setTimeout as sleep } from 'node:timers/promises';
import { addBuyers, addTestUsers, type Buyer, type TestUser } from '../../lib/cases/accounts.ts';
import type { PortalClient } from '../../lib/cases/portal-client.ts';
import type { TestStack } from '../../lib/cases/test-stack.ts';
import { ApiError } from '../../toolbox/api-error.ts';
import { ToolboxClient } from '../../toolbox/client.ts';
import type { Acknowledged } from '../crash/writers.ts';
import { countLost } from '../crash/writes.ts';
import { purchase, purchaseBody } from '../support/purchase.ts';

/** The writes of the load. */
export const writeKinds = ['debit', 'purchase', 'sign-in'] as const;
export type WriteKind = (typeof writeKinds)[number];

const DEBITORS = 4;
const SELLERS = 2;
const VISITORS = 3;
/** Milliseconds between two attempts of a request; a server's Retry-After is longer. */
const PAUSE = 50;
const input = { feature_id: 'R_INF_01', fc_records90: 1, tb_records90: 0 };

/** A write that was acknowledged. */
interface Acknowledgement {
  readonly kind: WriteKind;
  /** Of `performance.now()`, when it was first sent and when it was acknowledged. */
  readonly sent: number;
  readonly at: number;
}

/** Debits, purchases and sign-ins without a pause, and what the servers acknowledged of them. */
export class TakeoverLoad {
  readonly acknowledged: Acknowledgement[] = [];
  /** Responses that no client expects, such as a 409. */
  readonly unexpected: string[] = [];
  readonly #runs = new Map<string, { id: number | null; state: Acknowledged }>();
  #sellers: readonly TestUser[] = [];
  #purchases = 0;
  readonly #signIns = new Map<number, number>();
  readonly #stack: TestStack;
  #over = false;
  #work: Promise<unknown> = Promise.resolve();

  constructor(stack: TestStack) {
    this.#stack = stack;
  }

  /** @param host base address of the API. */
  async start(host: string): Promise<this> {
    const stack = this.#stack;
    const buyers = await addBuyers(stack, DEBITORS, '900000.00');
    const sellers = await addTestUsers(stack, 'vende', SELLERS, 'admin');
    this.#sellers = sellers;
    const visitors = await addTestUsers(stack, 'entra', VISITORS);
    const client = () => {
      const own = stack.client();
      own.host = host;
      return own;
    };
    const signedIn = await Promise.all(
      sellers.map((seller) => client().signIn(seller.username, seller.password)),
    );
    this.#work = Promise.all([
      ...buyers.map((buyer) => this.#debit(new ToolboxClient(host, buyer.token))),
      ...sellers.map((seller, n) => this.#buy(signedIn[n] ?? client(), seller, buyers)),
      ...visitors.map((visitor) => this.#signIn(client, visitor)),
    ]);
    // An error is thrown by `stop`, not by the process.
    this.#work.catch(() => undefined);
    return this;
  }

  /** Ends the load; what is not acknowledged yet is left. */
  async stop(): Promise<void> {
    this.#over = true;
    await this.#work;
  }

  /** Number of acknowledged writes that the stack's database does not have, or has twice. */
  async countLost(): Promise<number> {
    const runs = await countLost(this.#stack, { runs: this.#runs });
    const sold = await this.#stack.query(
      'SELECT 1 FROM transactions WHERE recorded_by = ANY ($1)',
      [this.#sellers.map(({ id }) => id)],
    );
    // Each seller may have one more, whose acknowledgement did not arrive before the end.
    const [missing, doubled] = [
      this.#purchases - sold.length,
      sold.length - this.#purchases - this.#sellers.length,
    ];
    const accesses = await this.#stack.query<{ user_id: string; count: string }>(
      'SELECT user_id, count(*) FROM access_logs WHERE user_id = ANY ($1) GROUP BY user_id',
      [[...this.#signIns.keys()]],
    );
    const stored = new Map(accesses.map((row) => [Number(row.user_id), Number(row.count)]));
    const signIns = [...this.#signIns].map(([id, count]) => count - (stored.get(id) ?? 0));
    const lostSignIns = signIns.reduce((sum, lost) => sum + Math.max(0, lost), 0);
    return runs + Math.max(0, missing, doubled) + lostSignIns;
  }

  #acknowledge(kind: WriteKind, sent: number): void {
    this.acknowledged.push({ kind, sent, at: performance.now() });
  }

  /** Repeats a request while servers are busy or away. @returns null at the end of the load. */
  async #repeat<T>(request: () => Promise<T>): Promise<T | null> {
    while (!this.#over) {
      try {
        return await request();
      } catch (error) {
        const status = error instanceof ApiError ? error.status : null;
        if (status !== null && status !== 503) {
          this.unexpected.push(String(error));
          return null;
        }
        await sleep(PAUSE);
      }
    }
    return null;
  }

  async #debit(toolbox: ToolboxClient): Promise<void> {
    while (!this.#over) {
      const key = crypto.randomUUID();
      const sent = performance.now();
      this.#runs.set(key, { id: null, state: 'requested' });
      const run = await this.#repeat(() => toolbox.reserve(input, key));
      if (!run) continue;
      const id = run.utilization_id;
      this.#runs.set(key, { id, state: 'open' });
      if (!(await this.#repeat(() => toolbox.finish(id)))) continue;
      this.#runs.set(key, { id, state: 'finished' });
      this.#acknowledge('debit', sent);
    }
  }

  async #buy(client: PortalClient, seller: TestUser, buyers: readonly Buyer[]): Promise<void> {
    for (let n = 0; !this.#over; n += 1) {
      const email = buyers[n % buyers.length]?.email ?? '';
      const key = crypto.randomUUID();
      const sent = performance.now();
      const body = await this.#repeat(() => purchaseBody(client, email, seller.password));
      const bought = body && (await this.#repeat(() => this.#post(client, key, body)));
      if (!bought) continue;
      this.#purchases += 1;
      this.#acknowledge('purchase', sent);
    }
  }

  /** Records a purchase. @throws ApiError when it was not recorded. */
  async #post(client: PortalClient, key: string, body: unknown): Promise<true> {
    const { status, text } = await purchase(client, key, body);
    if (status !== 201) throw new ApiError(`${status} ${text}`, status, null);
    return true;
  }

  async #signIn(client: () => PortalClient, { id, username, password }: TestUser): Promise<void> {
    while (!this.#over) {
      const sent = performance.now();
      const done = await this.#repeat(async () => {
        const { status, text } = await client().trySignIn(username, password);
        if (status !== 200) throw new ApiError(`${status} ${text}`, status, null);
        return true;
      });
      if (!done) continue;
      this.#signIns.set(id, (this.#signIns.get(id) ?? 0) + 1);
      this.#acknowledge('sign-in', sent);
    }
  }
}
