import { median, timeOf, whileRepeating } from '../../lib/cases/statistics.ts';
import type { TestStack } from '../../lib/cases/test-stack.ts';
import { type Actor, type Actors, createActors, sendAs } from '../fuzz/actors.ts';
import { type GrowingRequest, growingRequests } from '../fuzz/growing.ts';

export const title = 'Input that grows to the limits: event loop and size of the response';
export const stack = {};

/** Just below the limits of a body and of the headers. */
const BODY_BYTES = 1_000_000;
const ADDRESS_BYTES = 12_000;
const MAX_RESPONSE_BYTES = 64 * 1024;
/** Work that is quadratic in a body of this size takes hundreds of times as long as reading it. */
const MAX_RATIO = 25;
/** The machine itself may pause once; a request that blocks does so each time. */
const ATTEMPTS = 3;

/** Sends a request. @returns its response, and the longest response of the liveness meanwhile. */
async function observe({ url }: { url: string }, actor: Actor, growing: GrowingRequest) {
  const { call, params, body } = growing.request;
  const path = call.path.replace(/:(\w+)/g, (_all, name: string) => params[name] ?? 'x');
  const text = growing.textOf(body === undefined ? ADDRESS_BYTES : BODY_BYTES);
  let pause = 0;
  const watch = async () => {
    const read = async () => (await fetch(`${url}/healthz/live`)).arrayBuffer();
    pause = Math.max(pause, await timeOf(read));
  };
  const response = await whileRepeating(1, watch, () =>
    body === undefined
      ? sendAs(actor, call.method, `${path}?${text}`, {})
      : sendAs(actor, call.method, path, { rawBody: text }),
  );
  return { pause, bytes: Buffer.byteLength(response.text), status: response.status };
}

/** The smallest of some pauses, each relative to its control. */
async function leastRatio(stack: TestStack, actor: Actor, growing: GrowingRequest) {
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
    const { path } = growing.request.call;
    const result = await leastRatio(stack, actorOf(actors, path), growing);
    const { ratio, bytes, status, pause } = result;
    ratios.push(ratio);
    sizes.push(bytes);
    if (ratio <= MAX_RATIO && bytes <= MAX_RESPONSE_BYTES && status < 500) continue;
    const figures = `${ratio.toFixed(1)} ×, ${Math.round(pause)} ms, ${bytes} B`;
    failed.push(`${path}, ${growing.what}: ${status}, ${figures}`);
  }
  const what = `${all.length} requests that grow to the limit, longest pause of the event loop`;
  const control = `a body of the same size that is no JSON; median ${median(ratios).toFixed(1)} ×`;
  record.atMost(what, Math.max(...ratios), MAX_RATIO, { unit: '×', digits: 1, control });
  record.atMost('largest response', Math.max(...sizes), MAX_RESPONSE_BYTES, { unit: 'B' });
  record.none('requests beyond a limit, or with status ≥ 500', failed);
}
