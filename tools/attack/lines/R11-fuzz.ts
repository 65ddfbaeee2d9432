import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import type { LineOptions, MeasuredLine } from '../../lib/lines/line.ts';
import { type OwnStack, withOwnStack } from '../../lib/lines/own-stack.ts';
import { type Actor, makeActors, stillSignedIn } from '../fuzz/actors.ts';
import { type Answer, faultOf } from '../fuzz/judge.ts';
import { mutate, mutations, type SentRequest } from '../fuzz/mutate.ts';
import { calls, requestsOf } from '../fuzz/request-of-call.ts';

const CALLERS = 12;
const BATCH = 12;
/** No request may hang, but on a busy machine each takes its time. */
const PATIENCE_MS = 120_000;

/** What was seen: answers by status, and each fault with the first request that showed it. */
interface Tally {
  sent: number;
  readonly statuses: Map<number, number>;
  readonly faults: Map<string, { count: number; example: string }>;
}

interface SeenAnswer extends Answer {
  readonly url: string;
}

/** Puts what only the moment of sending knows in the place of its sign. */
async function fillIn(actor: Actor, body: unknown): Promise<string> {
  const text = JSON.stringify(body)
    .replaceAll('"{password}"', JSON.stringify(actor.password))
    .replaceAll('{password}', 'x');
  if (!text.includes('{token}')) return text;
  const action = text.includes('target_email') ? 'transactionSubmit' : 'login';
  return text.replaceAll('{token}', await actor.client.botToken(action));
}

/**
 * Sends one request, again when the server says that it is too busy: a machine may be, but what a
 * request itself brings about comes again.
 * @returns the answer, read to its end.
 */
async function send(actor: Actor, request: SentRequest, more = 4): Promise<SeenAnswer> {
  const { call, params, query, body, rawBody, headers } = request;
  const path = call.path.replace(/:(\w+)/g, (_all, name: string) =>
    encodeURIComponent((params[name] ?? '').toWellFormed()),
  );
  const search = query.map((pair) =>
    pair.map((part) => encodeURIComponent(part.toWellFormed())).join('='),
  );
  const url = `${path}${search.length > 0 ? `?${search.join('&')}` : ''}`;
  const hasBody = body !== undefined && call.method !== 'GET';
  const text = rawBody ?? (hasBody ? await fillIn(actor, body) : undefined);
  const response = await actor.client.copy().send(call.method, url, {
    ...(text === undefined || call.method === 'GET' ? {} : { rawBody: text }),
    patience: PATIENCE_MS,
    headers: {
      'idempotency-key': crypto.randomUUID(),
      'content-type': 'application/json',
      ...actor.headers,
      ...headers,
    },
  });
  const wait = Number(response.headers.get('retry-after'));
  if (response.status === 503 && wait > 0 && more > 0) {
    await response.arrayBuffer();
    await sleep(wait * 1_000);
    return send(actor, request, more - 1);
  }
  const type = response.headers.get('content-type') ?? '';
  return { url, status: response.status, type, text: await response.text() };
}

function note(tally: Tally, request: SentRequest, answer: SeenAnswer) {
  tally.sent += 1;
  tally.statuses.set(answer.status, (tally.statuses.get(answer.status) ?? 0) + 1);
  const fault = faultOf(request, answer);
  if (!fault) return;
  const { call, body, rawBody, headers } = request;
  const name = `${call.method} ${call.path}: ${fault}`;
  const sent = JSON.stringify({ url: answer.url, body: rawBody ?? body, headers }).slice(0, 400);
  const example = `${sent} → ${answer.text.slice(0, 200)}`;
  const known = tally.faults.get(name);
  tally.faults.set(name, { count: (known?.count ?? 0) + 1, example: known?.example ?? example });
}

/** Calls after which the senders have to sign in anew. */
const ending = /logout|\/token\/refresh|sessions|suspend|-admin|release|\/machine|updatePassword/;

/** Requests of every call, in one batch by a seed; those that end sessions stand first. */
function batchOf(seed: number): SentRequest[] {
  const inOrder = calls.toSorted(
    (one, other) => Number(ending.test(other.path)) - Number(ending.test(one.path)),
  );
  return inOrder.flatMap((call) =>
    fc
      .sample(fc.tuple(requestsOf(call), mutations), { seed, numRuns: BATCH })
      .map(([request, mutation]) => mutate(request, mutation)),
  );
}

/** Who sends a request: mostly somebody whom it may concern, and each of the others at times. */
function senderOf(actors: readonly Actor[], { call }: SentRequest, turn: number) {
  const [nobody, person, admin, toolbox] = actors;
  if (turn % 7 === 0) return nobody;
  if (turn % 7 === 1) return toolbox;
  if (call.path.startsWith('/tool/')) return toolbox;
  return turn % 2 ? person : admin;
}

async function fuzz(stack: OwnStack, amount: number, first: number, { signal }: LineOptions) {
  const tally: Tally = { sent: 0, statuses: new Map(), faults: new Map() };
  let actors = await makeActors(stack);
  for (let seed = first; tally.sent < amount; seed += 1) {
    signal.throwIfAborted();
    const waiting = batchOf(seed);
    const caller = async () => {
      // Taken from the end, so that what ends sessions comes last.
      for (let request = waiting.pop(); request; request = waiting.pop()) {
        const actor = senderOf(actors, request, tally.sent);
        if (actor) note(tally, request, await send(actor, request));
      }
    };
    await Promise.all(Array.from({ length: CALLERS }, caller));
    if (!(await stillSignedIn(actors))) actors = await makeActors(stack);
  }
  return tally;
}

export const line: MeasuredLine = {
  id: 'R11',
  title: 'Requests made from each route’s own schema, half of them with one mutation',
  run: (record, options) =>
    withOwnStack({ signal: options.signal }, async (stack) => {
      const { FUZZ_SEED } = process.env;
      // Other requests each time, and the same ones again for whoever looks into a fault.
      const seed = FUZZ_SEED ? Number(FUZZ_SEED) : Math.floor(Math.random() * 1e9);
      const tally = await fuzz(stack, options.quick ? 4_000 : 200_000, seed, options);
      const statuses = [...tally.statuses].sort(([a], [b]) => a - b);
      record({
        what: `${tally.sent} requests of ${calls.length} calls (FUZZ_SEED=${seed})`,
        seen: statuses.map(([status, count]) => `${status}: ${count}`).join(', '),
        holds: tally.statuses.has(200) && tally.statuses.has(400),
      });
      record({
        what: 'answers of 500 and above, off their schema, or with words of the inside',
        seen: `${[...tally.faults.values()].reduce((sum, { count }) => sum + count, 0)}`,
        budget: '0',
        holds: tally.faults.size === 0,
      });
      for (const [what, { count, example }] of tally.faults) {
        record({ what, seen: `${count} times, such as ${example}`, holds: false });
      }
    }),
};
