import { setTimeout as sleep } from 'node:timers/promises';
import { downloadOwnData } from '@consultancy/validation';
import fc from 'fast-check';
import pLimit from 'p-limit';
import { Tally } from '../../lib/cases/statistics.ts';
import type { TestStack } from '../../lib/cases/test-stack.ts';
import { endpointsByName } from '../../lib/endpoints.ts';
import {
  type Actor,
  type Actors,
  addSpareActors,
  areSignedIn,
  createActors,
  sendAs,
} from '../fuzz/actors.ts';
import { mutations, type SentRequest } from '../fuzz/mutations.ts';
import { requestsOf, urlOf } from '../fuzz/requests.ts';
import { findResponseError } from '../fuzz/response-errors.ts';

export const title =
  'Requests generated from each route’s own schema, half of them with one mutation';
export const stack = {};

const CALLERS = 12;
const BATCH = 12;
/** No request may hang, but on a busy machine each takes its time. */
const timeout = 120_000;

const statuses = new Tally();
/** Each error, with the first request that caused it. */
const errors = new Tally();
const examples = new Map<string, string>();
/** Exports and own data that the server cut off, as another request had revoked the right to them. */
let cutExports = 0;

/** Replaces the placeholders of a body by what is known only when it is sent. */
async function fillIn(actor: Actor, body: unknown): Promise<string> {
  const text = JSON.stringify(body)
    .replaceAll('"{password}"', JSON.stringify(actor.password))
    .replaceAll('{password}', 'x');
  if (!text.includes('{token}')) return text;
  const action = text.includes('target_email') ? 'transactionSubmit' : 'login';
  return text.replaceAll('{token}', await actor.client.botToken(action));
}

function note(request: SentRequest, error: string, text: string): void {
  const { call, body, rawBody, headers } = request;
  const name = `${call.method} ${call.path}: ${error}`;
  errors.count(name);
  if (examples.has(name)) return;
  const sent = { url: urlOf(request), body: rawBody ?? body, headers };
  examples.set(name, `${JSON.stringify(sent).slice(0, 400)} → ${text.slice(0, 200)}`);
}

/** Sends a request, again when the server is too busy: an error of the request itself recurs. */
async function send(actor: Actor, request: SentRequest, retries = 4): Promise<void> {
  const { call, body, headers = {} } = request;
  const text = request.rawBody ?? (body === undefined ? undefined : await fillIn(actor, body));
  const hasBody = text !== undefined && call.method !== 'GET';
  const parts = { ...(hasBody ? { rawBody: text } : {}), headers, timeout };
  const response = await sendAs(actor, call.method, urlOf(request), parts);
  const wait = Number(response.headers.get('retry-after'));
  if (response.status === 503 && wait > 0 && retries > 0) {
    await sleep(wait * 1_000);
    return send(actor, request, retries - 1);
  }
  statuses.count(response.status);
  const type = response.headers.get('content-type') ?? '';
  const error = findResponseError(call, { ...response, type });
  if (error) note(request, error, response.text);
}

/** Counts a connection that was closed before the response was complete. */
function countCut(request: SentRequest, error: unknown): void {
  if (!(error instanceof TypeError)) throw error;
  const { exported, path } = request.call;
  const endsWithTheRight = exported || path === downloadOwnData.path;
  if (endsWithTheRight && error.message === 'terminated') cutExports += 1;
  else note(request, 'no complete response', String(error.cause ?? error));
}

/** Endpoints that revoke the senders' sessions or machines. */
const revoking = /logout|\/token\/refresh|sessions|suspend|-admin|release|\/machine|updatePassword/;
const calls = [...endpointsByName.values()].sort(
  (one, other) => Number(revoking.test(one.path)) - Number(revoking.test(other.path)),
);

/** A batch of requests to every endpoint, reproducible by its seed; revoking ones come last. */
const batchOf = (seed: number): SentRequest[] =>
  calls.flatMap((call) =>
    fc
      .sample(fc.tuple(requestsOf(call), mutations), { seed, numRuns: BATCH })
      .map(([request, mutate]) => mutate(request)),
  );

/** The sender: mostly one that the endpoint is meant for, and at times each of the others. */
function senderOf(actors: Actors, { call }: SentRequest, turn: number): Actor {
  if (turn % 7 === 0) return actors.anonymous;
  if (turn % 7 === 1 || call.path.startsWith('/tool/')) return actors.toolbox;
  return turn % 2 ? actors.user : actors.admin;
}

export async function run(stack: TestStack): Promise<void> {
  const { record, quick, signal } = stack;
  // Other requests in each run, unless an error is to be reproduced.
  const first = Number(process.env.FUZZ_SEED) || Math.floor(Math.random() * 1e9);
  let sent = 0;
  await addSpareActors(stack);
  let actors = await createActors(stack);
  for (let seed = first; sent < (quick ? 4_000 : 200_000); seed += 1) {
    signal.throwIfAborted();
    await pLimit(CALLERS).map(batchOf(seed), async (request) => {
      sent += 1;
      const sending = send(senderOf(actors, request, sent), request);
      await sending.catch((error: unknown) => countCut(request, error));
    });
    if (!(await areSignedIn(actors))) actors = await createActors(stack);
  }
  const what = `${sent} requests to ${calls.length} endpoints (FUZZ_SEED=${first})`;
  const holds = statuses.has(200) && statuses.has(400);
  record.check(what, `${statuses}`, '200 and 400 among them', holds);
  record.note('exports cut off when their reader lost the right', `${cutExports}`);
  const found = [...errors].map(
    ([name, times]) => `${name}, ${times} ×, such as ${examples.get(`${name}`)}`,
  );
  record.none('responses ≥ 500, that violate their schema, or contain internals', found);
}
