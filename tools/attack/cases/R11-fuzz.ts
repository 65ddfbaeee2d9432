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
/** Exports and own data that the server truncated, as another request had revoked the right to them. */
let truncatedExports = 0;

/** Replaces the placeholders of a body by what is known only when it is sent. */
async function replacePlaceholders(actor: Actor, body: unknown): Promise<string> {
  const text = JSON.stringify(body)
    .replaceAll('"{password}"', JSON.stringify(actor.password))
    .replaceAll('{password}', 'x');
  if (!text.includes('{token}')) return text;
  const action = text.includes('target_email') ? 'transactionSubmit' : 'login';
  return text.replaceAll('{token}', await actor.client.botToken(action));
}

function recordError(request: SentRequest, error: string, text: string): void {
  const { endpoint, body, rawBody, headers } = request;
  const name = `${endpoint.method} ${endpoint.path}: ${error}`;
  errors.count(name);
  if (examples.has(name)) return;
  const sent = { url: urlOf(request), body: rawBody ?? body, headers };
  examples.set(name, `${JSON.stringify(sent).slice(0, 400)} → ${text.slice(0, 200)}`);
}

/** Sends a request, again when the server is too busy: an error of the request itself recurs. */
async function send(actor: Actor, request: SentRequest, retries = 4): Promise<void> {
  const { endpoint, body, headers = {} } = request;
  const text =
    request.rawBody ?? (body === undefined ? undefined : await replacePlaceholders(actor, body));
  const hasBody = text !== undefined && endpoint.method !== 'GET';
  const parts = { ...(hasBody ? { rawBody: text } : {}), headers, timeout };
  const response = await sendAs(actor, endpoint.method, urlOf(request), parts);
  const wait = Number(response.headers.get('retry-after'));
  if (response.status === 503 && wait > 0 && retries > 0) {
    await sleep(wait * 1_000);
    return send(actor, request, retries - 1);
  }
  statuses.count(response.status);
  const type = response.headers.get('content-type') ?? '';
  const error = findResponseError(endpoint, { ...response, type });
  if (error) recordError(request, error, response.text);
}

/** Counts a connection that was closed before the response was complete. */
function countTruncated(request: SentRequest, error: unknown): void {
  if (!(error instanceof TypeError)) throw error;
  const { exported, path } = request.endpoint;
  const isTruncatedOnRevocation = exported || path === downloadOwnData.path;
  if (isTruncatedOnRevocation && error.message === 'terminated') truncatedExports += 1;
  else recordError(request, 'no complete response', String(error.cause ?? error));
}

/** Endpoints that revoke the senders' sessions or machines. */
const revoking = /logout|\/token\/refresh|sessions|suspend|-admin|release|\/machine|updatePassword/;
const endpoints = [...endpointsByName.values()].sort(
  (one, other) => Number(revoking.test(one.path)) - Number(revoking.test(other.path)),
);

/** A batch of requests to every endpoint, reproducible by its seed; revoking ones come last. */
const batchOf = (seed: number): SentRequest[] =>
  endpoints.flatMap((endpoint) =>
    fc
      .sample(fc.tuple(requestsOf(endpoint), mutations), { seed, numRuns: BATCH })
      .map(([request, mutate]) => mutate(request)),
  );

/** The sender: mostly one that the endpoint is meant for, and at times each of the others. */
function senderOf(actors: Actors, { endpoint }: SentRequest, turn: number): Actor {
  if (turn % 7 === 0) return actors.anonymous;
  if (turn % 7 === 1 || endpoint.path.startsWith('/tool/')) return actors.toolbox;
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
      await sending.catch((error: unknown) => countTruncated(request, error));
    });
    if (!(await areSignedIn(actors))) actors = await createActors(stack);
  }
  const what = `${sent} requests to ${endpoints.length} endpoints (FUZZ_SEED=${first})`;
  const holds = statuses.has(200) && statuses.has(400);
  record.check(what, `${statuses}`, '200 and 400 among them', holds);
  record.note('exports truncated when their user lost the right', `${truncatedExports}`);
  const found = [...errors].map(
    ([name, times]) => `${name}, ${times} ×, such as ${examples.get(`${name}`)}`,
  );
  record.none('responses ≥ 500, that violate their schema, or contain internals', found);
}
