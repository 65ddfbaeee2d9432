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
import type { GeneratedRequest } from '../fuzz/requests.ts';
import { requestsOf, urlOf } from '../fuzz/requests.ts';
import { findResponseError } from '../fuzz/response-errors.ts';

export const title =
  'Requests generated from each route’s own schema, half of them with one mutation';
export const stack = {};

const hostile: readonly unknown[] = [
  ...[null, true, -1, 0, 1.5, 1e21, 9_007_199_254_740_992, [], {}, [[]], ['x'], { $gt: '' }],
  ...['', ' ', '\u0000', '\ud800', '\u202e', '\r\nSet-Cookie: a=b', '\u001b[31m'],
  'ñ'.repeat(20_000),
  ...['1e309', '20.0', '+20', ' 20', '٢٠', '0x10', '-0', 'NaN', 'Infinity', '999999999999999999'],
  ...["' OR 1=1 --", '"; DROP TABLE users; --', '<script>alert(1)</script>', '{{7*7}}', '%00'],
  ...['..%2f..%2fetc%2fpasswd', '__proto__', 'constructor', '=1+1', 'Ａdmin', 'admin\u0000'],
  ...['2024-02-30T00:00:00Z', '0000-01-01T00:00:00Z', '275760-09-13T00:00:00.001Z', '2026-11-21'],
];

const rawBodies: readonly string[] = [
  ...['', '{', 'null', '[]', '"x"', '1e309', '{"a":1,"a":2}', '{"__proto__":{"role":"admin"}}'],
  ...['['.repeat(5_000), '{"username":1e309}', '\ufeff{}', 'a=b&c=d'],
];

const headerNames = ['idempotency-key', 'accept', 'if-none-match', 'x-forwarded-for', 'range'];

/** A request, and what replaces its body or headers. */
interface SentRequest extends GeneratedRequest {
  readonly rawBody?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Mutates a request at a place, counted round. */
type Mutate = (request: GeneratedRequest, place: number, value: unknown) => SentRequest;

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const at = <T>(values: readonly T[], place: number): T | undefined => values[place % values.length];
const fieldsOf = ({ body }: GeneratedRequest): Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {};

/** Replaces one value: of a path parameter, a query parameter or a field of the body. */
const replace: Mutate = (request, place, value) => {
  const { params, query } = request;
  const fields = fieldsOf(request);
  const text = asText(value);
  const replaced: SentRequest[] = [
    ...Object.keys(params).map((name) => ({ ...request, params: { ...params, [name]: text } })),
    ...query.map(([name], index) => ({ ...request, query: query.with(index, [name, text]) })),
    ...Object.keys(fields).map((name) => ({ ...request, body: { ...fields, [name]: value } })),
  ];
  return at(replaced, place) ?? request;
};

/** Other deviations of a request from its schema. */
const others: readonly Mutate[] = [
  // Removes a field, or all parameters.
  (request, place) => {
    const { [at(Object.keys(fieldsOf(request)), place) ?? '']: _, ...body } = fieldsOf(request);
    return request.body === undefined ? { ...request, query: [] } : { ...request, body };
  },
  (request, place, value) => ({
    ...request,
    body: { ...fieldsOf(request), [place % 2 ? 'role' : 'current_credits']: value },
  }),
  (request) => ({
    ...request,
    query: [...request.query, ...request.query, ['max_count', '5'], ['max_count', '6']],
  }),
  (request, place) => ({ ...request, rawBody: at(rawBodies, place) ?? '' }),
  (request, place) => ({
    ...request,
    headers: { 'content-type': place % 2 ? 'text/plain' : 'text/xml' },
  }),
  (request, place, value) => {
    // Header values contain bytes only; the client would reject anything else.
    const bytes = asText(value).replace(/[^\x20-\x7e]/g, '?');
    return { ...request, headers: { [at(headerNames, place) ?? '']: bytes.slice(0, 2_000) } };
  },
];

/** Mutates one half of the requests, and leaves the other as it is. */
const mutations: fc.Arbitrary<(request: GeneratedRequest) => SentRequest> = fc
  .option(
    fc.record({
      mutate: fc.oneof(
        { weight: 8, arbitrary: fc.constant(replace) },
        { weight: 4, arbitrary: fc.constantFrom(...others) },
      ),
      place: fc.nat({ max: 30 }),
      value: fc.oneof(fc.constantFrom(...hostile), fc.jsonValue({ maxDepth: 2 })),
    }),
    { freq: 1 },
  )
  .map(
    (chosen) => (request) =>
      chosen ? chosen.mutate(request, chosen.place, chosen.value) : request,
  );

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
