import { setTimeout as sleep } from 'node:timers/promises';
import { downloadOwnData } from '@consultancy/validation';
import fc from 'fast-check';
import pLimit from 'p-limit';
import type { AttackCase, CaseContext } from '../../lib/cases/case.ts';
import { type TestStack, withTestStack } from '../../lib/cases/test-stack.ts';
import {
  type Actor,
  type Actors,
  addSpareActors,
  areSignedIn,
  createActors,
  sendAs,
} from '../fuzz/actors.ts';
import { mutate, mutations, type SentRequest } from '../fuzz/mutations.ts';
import { calls, requestsOf } from '../fuzz/requests.ts';
import { findResponseError } from '../fuzz/response-errors.ts';

const CALLERS = 12;
const BATCH = 12;
/** No request may hang, but on a busy machine each takes its time. */
const TIMEOUT_MS = 120_000;

/** Responses by status, and each error with the first request that caused it. */
interface Tally {
  sent: number;
  /** Exports and own data that the server cut off, as another request had revoked the right to them. */
  cutExports: number;
  readonly statuses: Map<number, number>;
  readonly errors: Map<string, { count: number; example: string }>;
}

/** Replaces the placeholders of a body by what is known only when it is sent. */
async function fillIn(actor: Actor, body: unknown): Promise<string> {
  const text = JSON.stringify(body)
    .replaceAll('"{password}"', JSON.stringify(actor.password))
    .replaceAll('{password}', 'x');
  if (!text.includes('{token}')) return text;
  const action = text.includes('target_email') ? 'transactionSubmit' : 'login';
  return text.replaceAll('{token}', await actor.client.botToken(action));
}

function urlOf({ call, params, query }: SentRequest): string {
  const path = call.path.replace(/:(\w+)/g, (_all, name: string) =>
    encodeURIComponent((params[name] ?? '').toWellFormed()),
  );
  const search = query.map((pair) =>
    pair.map((part) => encodeURIComponent(part.toWellFormed())).join('='),
  );
  return `${path}${search.length > 0 ? `?${search.join('&')}` : ''}`;
}

/** Sends a request, again when the server is too busy: an error of the request itself recurs. */
async function send(actor: Actor, request: SentRequest, retries = 4) {
  const { call, body } = request;
  const text = request.rawBody ?? (body === undefined ? undefined : await fillIn(actor, body));
  const hasBody = text !== undefined && call.method !== 'GET';
  const parts = { ...(hasBody ? { rawBody: text } : {}), timeout: TIMEOUT_MS };
  const response = await sendAs(actor, request, urlOf(request), parts);
  const wait = Number(response.headers.get('retry-after'));
  if (response.status === 503 && wait > 0 && retries > 0) {
    await sleep(wait * 1_000);
    return send(actor, request, retries - 1);
  }
  return { ...response, type: response.headers.get('content-type') ?? '' };
}

function count(tally: Tally, request: SentRequest, response: Awaited<ReturnType<typeof send>>) {
  const { status, text } = response;
  tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
  const error = findResponseError(request, response);
  if (error) note(tally, request, error, text);
}

/** Counts a connection that was closed before the response was complete. */
function countCut(tally: Tally, request: SentRequest, error: unknown): void {
  if (!(error instanceof TypeError)) throw error;
  const { call } = request;
  const endsWithTheRight = call.exported || call.path === downloadOwnData.path;
  if (endsWithTheRight && error.message === 'terminated') tally.cutExports += 1;
  else note(tally, request, 'no complete response', String(error.cause ?? error));
}

function note(tally: Tally, request: SentRequest, error: string, text: string): void {
  const { call, body, rawBody, headers } = request;
  const sent = { url: urlOf(request), body: rawBody ?? body, headers };
  const example = `${JSON.stringify(sent).slice(0, 400)} → ${text.slice(0, 200)}`;
  const name = `${call.method} ${call.path}: ${error}`;
  const known = tally.errors.get(name) ?? { count: 0, example };
  tally.errors.set(name, { ...known, count: known.count + 1 });
}

/** Endpoints that revoke the senders' sessions or machines. */
const revoking = /logout|\/token\/refresh|sessions|suspend|-admin|release|\/machine|updatePassword/;

/** A batch of requests to every endpoint, reproducible by its seed; revoking ones come last. */
function batchOf(seed: number): SentRequest[] {
  const sorted = calls.toSorted(
    (one, other) => Number(revoking.test(one.path)) - Number(revoking.test(other.path)),
  );
  return sorted.flatMap((call) =>
    fc
      .sample(fc.tuple(requestsOf(call), mutations), { seed, numRuns: BATCH })
      .map(([request, mutation]) => mutate(request, mutation)),
  );
}

/** The sender: mostly one that the endpoint is meant for, and at times each of the others. */
function senderOf(actors: Actors, { call }: SentRequest, turn: number): Actor {
  if (turn % 7 === 0) return actors.anonymous;
  if (turn % 7 === 1 || call.path.startsWith('/tool/')) return actors.toolbox;
  return turn % 2 ? actors.user : actors.admin;
}

async function fuzz(stack: TestStack, amount: number, first: number, signal: AbortSignal) {
  const tally: Tally = { sent: 0, cutExports: 0, statuses: new Map(), errors: new Map() };
  await addSpareActors(stack);
  let actors = await createActors(stack);
  for (let seed = first; tally.sent < amount; seed += 1) {
    signal.throwIfAborted();
    await pLimit(CALLERS).map(batchOf(seed), async (request) => {
      tally.sent += 1;
      await send(senderOf(actors, request, tally.sent), request).then(
        (response) => count(tally, request, response),
        (error: unknown) => countCut(tally, request, error),
      );
    });
    if (!(await areSignedIn(actors))) actors = await createActors(stack);
  }
  return tally;
}

export const attack: AttackCase = {
  id: 'R11',
  title: 'Requests generated from each route’s own schema, half of them with one mutation',
  run: (context: CaseContext) =>
    withTestStack(context, {}, async (stack) => {
      const { record, quick, signal } = context;
      // Other requests in each run, unless an error is to be reproduced.
      const seed = Number(process.env.FUZZ_SEED) || Math.floor(Math.random() * 1e9);
      const tally = await fuzz(stack, quick ? 4_000 : 200_000, seed, signal);
      const statuses = [...tally.statuses].sort(([a], [b]) => a - b);
      record.check(
        `${tally.sent} requests to ${calls.length} endpoints (FUZZ_SEED=${seed})`,
        statuses.map(([status, times]) => `${status}: ${times}`).join(', '),
        '200 and 400 among them',
        tally.statuses.has(200) && tally.statuses.has(400),
      );
      record.note('exports cut off when their reader lost the right', `${tally.cutExports}`);
      const errors = [...tally.errors].map(
        ([name, { count: times, example }]) => `${name}, ${times} ×, such as ${example}`,
      );
      record.none('responses ≥ 500, that violate their schema, or contain internals', errors);
    }),
};
