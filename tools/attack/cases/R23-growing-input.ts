import type { AttackCase } from '../../lib/cases/case.ts';
import { median, timeOf, whileRepeating } from '../../lib/cases/statistics.ts';
import { type TestStack, withTestStack } from '../../lib/cases/test-stack.ts';
import { type Actor, type Actors, createActors, sendAs } from '../fuzz/actors.ts';
import { type GrowingRequest, growingRequests } from '../fuzz/growing.ts';

/** Just below the limits of a body and of the headers. */
const BODY_BYTES = 1_000_000;
const ADDRESS_BYTES = 12_000;
const MAX_RESPONSE_BYTES = 64 * 1024;
/** Work that is quadratic in a body of this size takes hundreds of times as long as reading it. */
const MAX_RATIO = 25;
/** The machine itself may pause once; a request that blocks does so each time. */
const ATTEMPTS = 3;

/** The longest response time of the liveness endpoint during some work: the event loop's pause. */
async function longestPause(server: string, work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  const watch = async () => {
    const read = async () => (await fetch(`${server}/healthz/live`)).arrayBuffer();
    longest = Math.max(longest, await timeOf(read));
  };
  await whileRepeating(1, watch, work);
  return longest;
}

async function observe(stack: TestStack, actor: Actor, { request, textOf }: GrowingRequest) {
  const { call, params, body } = request;
  const hasBody = body !== undefined;
  const text = textOf(hasBody ? BODY_BYTES : ADDRESS_BYTES);
  const path = call.path.replace(/:(\w+)/g, (_all, name: string) => params[name] ?? 'x');
  const url = hasBody ? path : `${path}?${text}`;
  let response = { status: 0, text: '' };
  const pause = await longestPause(stack.server().url, async () => {
    response = await sendAs(actor, { call }, url, hasBody ? { rawBody: text } : {});
  });
  return { pause, bytes: Buffer.byteLength(response.text), status: response.status };
}

/** The smallest of some pauses, each relative to its control. */
async function leastRatio(stack: TestStack, actor: Actor, growing: GrowingRequest) {
  // What every body costs: read, and found to be no JSON at its first character.
  const control = { ...growing, textOf: (size: number) => 'x'.repeat(size) };
  let ratio = Number.POSITIVE_INFINITY;
  let last = { pause: 0, bytes: 0, status: 0 };
  for (let attempt = 0; attempt < ATTEMPTS && ratio > MAX_RATIO; attempt += 1) {
    const plain = await observe(stack, actor, control);
    last = await observe(stack, actor, growing);
    ratio = Math.min(ratio, last.pause / plain.pause);
  }
  return { ...last, ratio };
}

/** Public endpoints get anonymous requests: a session would end with the first logout. */
function actorOf({ anonymous, admin, toolbox }: Actors, path: string): Actor {
  if (path.startsWith('/tool/')) return toolbox;
  return /login|logout|regist|refresh|reset|resend|suggestions/.test(path) ? anonymous : admin;
}

export const attack: AttackCase = {
  id: 'R23',
  title: 'Input that grows to the limits: event loop and size of the response',
  run: (context) =>
    withTestStack(context, {}, async (stack) => {
      const { record, quick, signal } = context;
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
    }),
};
