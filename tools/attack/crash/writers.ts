import { setTimeout as sleep } from 'node:timers/promises';
import { type DemoAccount, demoAccounts } from '@consultancy/backend/demo-accounts';
import type { OwnStack } from '../../lib/lines/own-stack.ts';
import { ToolboxClient } from '../../toolbox/client.ts';
import { ToolboxError } from '../../toolbox/toolbox-error.ts';
import { registerOwnMachine } from '../own-toolbox.ts';

/** What the server has confirmed of a run; `asked` until it has confirmed anything. */
export type Confirmed = 'asked' | 'open' | 'failed' | 'finished';

/** People who run tools without a pause, and what each of them was told. */
export interface Writers {
  /** Last word about each run, by the key that it was asked for with. */
  readonly runs: ReadonlyMap<string, { id: number | null; told: Confirmed }>;
  /** Lets the present runs come to their end. */
  readonly stop: () => Promise<void>;
}

const measure = { feature_id: 'R_INF_01', fc_records90: 1, tb_records90: 0 };

/** Asks again and again, as a toolbox does, until the server answers at all. */
async function insist<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const passing =
        error instanceof ToolboxError &&
        (error.status === null || error.status === 503 || error.status === 409);
      // What is cut off in the middle of an answer is no ToolboxError.
      if (error instanceof ToolboxError && !passing) throw error;
      await sleep(20);
    }
  }
}

/** A toolbox of a person who can pay for a run; `null` for anyone else. */
async function toolboxOf(stack: OwnStack, host: string, { username, password }: DemoAccount) {
  try {
    const person = await stack.client().signIn(username, password);
    const { token } = await registerOwnMachine(person, `PC-${username}`);
    const client = new ToolboxClient({ host, machineToken: token });
    const { utilization_id: id } = await client.reserve(measure);
    await client.fail(id, 'Lectura', 'sin memoria');
    return client;
  } catch (error) {
    if (error instanceof ToolboxError) return null;
    throw error;
  }
}

/** Toolboxes of everyone in the demonstration who may run tools and has credits. */
export async function makeToolboxes(stack: OwnStack, host: string): Promise<ToolboxClient[]> {
  const clients: ToolboxClient[] = [];
  for (const account of demoAccounts.filter(({ role }) => role === 'user')) {
    const client = await toolboxOf(stack, host, account);
    if (client) clients.push(client);
  }
  if (clients.length < 2) throw new Error('The demonstration has too few who can run tools.');
  return clients;
}

/** Has each toolbox run a tool again and again. */
export function startWriters(clients: readonly ToolboxClient[]): Writers {
  const runs = new Map<string, { id: number | null; told: Confirmed }>();
  let over = false;
  const write = async (client: ToolboxClient) => {
    for (let n = 0; !over; n += 1) {
      const key = crypto.randomUUID();
      runs.set(key, { id: null, told: 'asked' });
      const { utilization_id: id } = await insist(() => client.reserve(measure, key));
      runs.set(key, { id, told: 'open' });
      // Most fail, as a failed run is free and the credits have to last.
      const end = n % 500 === 0 ? 'finished' : 'failed';
      await insist(() =>
        end === 'finished' ? client.finish(id) : client.fail(id, 'Lectura', 'sin memoria'),
      );
      runs.set(key, { id, told: end });
    }
  };
  const writing = Promise.all(clients.map(write));
  // A refusal is told by `stop`, not by the process.
  writing.catch(() => undefined);
  return {
    runs,
    stop: async () => {
      over = true;
      await writing;
    },
  };
}
