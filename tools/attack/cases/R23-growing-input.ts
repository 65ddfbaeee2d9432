import fc from 'fast-check';
import { median, timeOf, whileRepeating } from '../../lib/cases/statistics.ts';
import type { TestStack } from '../../lib/cases/test-stack.ts';
import { endpointsByName } from '../../lib/endpoints.ts';
import { type Actor, type Actors, createActors, sendAs } from '../fuzz/actors.ts';
import { type GeneratedRequest, requestsOf, urlOf } from '../fuzz/requests.ts';

export const title = 'Input that grows to the limits: event loop and size of the response';
export const stack = {};

/** Just below the limits of a body and of the headers. */
const BODY_BYTES = 1_000_000;
const QUERY_BYTES = 12_000;
const MAX_RESPONSE_BYTES = 64 * 1024;
/** Work that is quadratic in a body of this size takes hundreds of times as long as reading it. */
const MAX_RATIO = 25;
/** The machine itself may pause once; a request that blocks does so each time. */
const ATTEMPTS = 3;

/** A request with one part whose size is chosen. */
interface GrowingRequest {
  readonly what: string;
  readonly request: GeneratedRequest;
  /** @param size bytes of the body, or of the query where the endpoint has no body. */
  readonly textOf: (size: number) => string;
}

const fill = (text: string, size: number) => text.repeat(Math.floor(size / text.length));
const list = (part: (at: number) => string, length: number, separator = ',') =>
  Array.from({ length }, (_, at) => part(at)).join(separator);

/** Forms of a body of any endpoint. */
const shapes: Readonly<Record<string, GrowingRequest['textOf']>> = {
  'unknown fields': (size) => `{${list((at) => `"${at}":1`, Math.floor(size / 9))}}`,
  'one field many times': (size) => `{${list(() => '"username":1', Math.floor(size / 13))}}`,
  elements: (size) => `[${fill('0,', size)}0]`,
  'empty objects': (size) => `{"levels":[${fill('{},', size)}{}]}`,
  levels: (size) => fill('[', size / 2) + fill(']', size / 2),
  'a long field name': (size) => `{"${fill('x', size)}":1}`,
  escapes: (size) => `{"username":"${fill('\\"', size)}"}`,
  'an unterminated string': (size) => `{"username":"${fill('\\\\', size)}`,
};

const fillings = {
  ...{ characters: 'a', labels: `${'a'.repeat(62)}.`, dots: 'a.', spaces: ' ' },
  ...{ 'line ends': '\r\n', zeros: '0', hyphens: '-', emoji: '🌎' },
};

function growBody(request: GeneratedRequest): GrowingRequest[] {
  const body = request.body as Readonly<Record<string, unknown>>;
  const fields = Object.keys(body).filter((field) => typeof body[field] === 'string');
  const grown = fields.flatMap((field) =>
    Object.entries(fillings).map(([name, filling]) => ({
      what: `${field} of ${name}`,
      textOf: (size: number) => JSON.stringify({ ...body, [field]: `a@${fill(filling, size)}!` }),
    })),
  );
  const shaped = Object.entries(shapes).map(([what, textOf]) => ({ what, textOf }));
  return [...shaped, ...grown].map((form) => ({ ...form, request }));
}

/** Requests of every endpoint, each with one part that grows. */
function growingRequests(seed: number): GrowingRequest[] {
  return [...endpointsByName.values()].flatMap((endpoint) => {
    const [request] = fc.sample(requestsOf(endpoint), { seed, numRuns: 1 });
    if (!request) return [];
    if (request.body !== undefined) return growBody(request);
    const textOf = (size: number) => list((at) => `q${at}`, Math.floor(size / 6), '&');
    return endpoint.method === 'GET' ? [{ what: 'unknown parameters', request, textOf }] : [];
  });
}

/** Sends a request. @returns its response, and the longest response of the liveness meanwhile. */
async function observe({ url }: { url: string }, actor: Actor, growing: GrowingRequest) {
  const { endpoint, body } = growing.request;
  const path = urlOf({ ...growing.request, query: [] });
  const text = growing.textOf(body === undefined ? QUERY_BYTES : BODY_BYTES);
  let pause = 0;
  const watch = async () => {
    const read = async () => (await fetch(`${url}/healthz/live`)).arrayBuffer();
    pause = Math.max(pause, await timeOf(read));
  };
  const response = await whileRepeating(1, watch, () =>
    body === undefined
      ? sendAs(actor, endpoint.method, `${path}?${text}`, {})
      : sendAs(actor, endpoint.method, path, { rawBody: text }),
  );
  return { pause, bytes: Buffer.byteLength(response.text), status: response.status };
}

/** The smallest of some pauses, each relative to its control. */
async function minRatio(stack: TestStack, actor: Actor, growing: GrowingRequest) {
  // What every body costs: read, and found to be no JSON at its first character.
  const control = { ...growing, textOf: (size: number) => 'x'.repeat(size) };
  let ratio = Number.POSITIVE_INFINITY;
  let last = { pause: 0, bytes: 0, status: 0 };
  for (let attempt = 0; attempt < ATTEMPTS && ratio > MAX_RATIO; attempt += 1) {
    const plain = await observe(stack.server(), actor, control);
    last = await observe(stack.server(), actor, growing);
    ratio = Math.min(ratio, last.pause / plain.pause);
  }
  return { ...last, ratio };
}

/** Public endpoints get anonymous requests: a session would end with the first logout. */
function actorOf({ anonymous, admin, toolbox }: Actors, path: string): Actor {
  if (path.startsWith('/tool/')) return toolbox;
  return /login|logout|regist|refresh|reset|resend|suggestions/.test(path) ? anonymous : admin;
}

export async function run(stack: TestStack): Promise<void> {
  const { record, quick, signal } = stack;
  const actors = await createActors(stack);
  const all = growingRequests(23).filter((_, index) => !quick || index % 4 === 0);
  const [ratios, sizes, failed]: [number[], number[], string[]] = [[], [], []];
  for (const growing of all) {
    signal.throwIfAborted();
    const { path } = growing.request.endpoint;
    const result = await minRatio(stack, actorOf(actors, path), growing);
    const { ratio, bytes, status, pause } = result;
    ratios.push(ratio);
    sizes.push(bytes);
    if (ratio <= MAX_RATIO && bytes <= MAX_RESPONSE_BYTES && status < 500) continue;
    const metrics = `${ratio.toFixed(1)} ×, ${Math.round(pause)} ms, ${bytes} B`;
    failed.push(`${path}, ${growing.what}: ${status}, ${metrics}`);
  }
  const what = `${all.length} requests that grow to the limit, longest pause of the event loop`;
  const control = `a body of the same size that is no JSON; median ${median(ratios).toFixed(1)} ×`;
  record.atMost(what, Math.max(...ratios), MAX_RATIO, { unit: '×', digits: 1, control });
  record.atMost('largest response', Math.max(...sizes), MAX_RESPONSE_BYTES, { unit: 'B' });
  record.none('requests beyond a limit, or with status ≥ 500', failed);
}
