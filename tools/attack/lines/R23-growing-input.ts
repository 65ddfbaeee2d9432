import type { LineOptions, MeasuredLine, Reading } from '../../lib/lines/line.ts';
import { type OwnStack, withOwnStack } from '../../lib/lines/own-stack.ts';
import { median } from '../../lib/lines/ratio.ts';
import { type Actor, makeActors } from '../fuzz/actors.ts';
import { type GrowingRequest, growingRequests } from '../fuzz/growing.ts';

/** Just below the limits of a body and of the headers. */
const BODY_BYTES = 1_000_000;
const ADDRESS_BYTES = 12_000;
const MOST_RESPONSE_BYTES = 64 * 1024;
/** Work that is quadratic in a body of this size takes hundreds of times as long as reading it. */
const MOST_RATIO = 25;
/** The machine may pause once by itself; a request that blocks does so each time. */
const TRIES = 3;

interface Seen {
  readonly pause: number;
  readonly bytes: number;
  readonly status: number;
}

/** The longest wait for a sign of life while something is done. */
async function longestPause(server: string, work: () => Promise<void>): Promise<number> {
  let longest = 0;
  let over = false;
  const watch = async () => {
    while (!over) {
      const start = performance.now();
      await (await fetch(`${server}/healthz/live`)).arrayBuffer();
      longest = Math.max(longest, performance.now() - start);
    }
  };
  const watching = watch();
  await work();
  over = true;
  await watching;
  return longest;
}

async function observe(stack: OwnStack, actor: Actor, growing: GrowingRequest): Promise<Seen> {
  const { call, params, body } = growing.request;
  const hasBody = body !== undefined;
  const text = growing.textOf(hasBody ? BODY_BYTES : ADDRESS_BYTES);
  const path = call.path.replace(/:(\w+)/g, (_all, name: string) => params[name] ?? 'x');
  let status = 0;
  let bytes = 0;
  const pause = await longestPause(stack.servers[0]?.url ?? '', async () => {
    const client = actor.client.copy();
    const response = await client.send(call.method, hasBody ? path : `${path}?${text}`, {
      ...(hasBody ? { rawBody: text } : {}),
      headers: {
        'idempotency-key': crypto.randomUUID(),
        'content-type': 'application/json',
        ...actor.headers,
      },
    });
    status = response.status;
    bytes = (await response.arrayBuffer()).byteLength;
  });
  return { pause, bytes, status };
}

/** What every body costs: read, and found to be no JSON at its first character. */
const control = ({ request }: GrowingRequest): GrowingRequest => ({
  what: 'control',
  request,
  textOf: (size) => 'x'.repeat(size),
});

/** The least of some pauses, each beside its control. */
async function leastRatio(stack: OwnStack, actor: Actor, growing: GrowingRequest) {
  let least = Number.POSITIVE_INFINITY;
  let last: Seen = { pause: 0, bytes: 0, status: 0 };
  for (let tries = 0; tries < TRIES && least > MOST_RATIO; tries += 1) {
    const plain = await observe(stack, actor, control(growing));
    last = await observe(stack, actor, growing);
    least = Math.min(least, last.pause / plain.pause);
  }
  return { ...last, ratio: least };
}

async function grow(stack: OwnStack, record: (reading: Reading) => void, options: LineOptions) {
  const [nobody, , admin, toolbox] = await makeActors(stack);
  const all = growingRequests(23).filter((_, index) => !options.quick || index % 4 === 0);
  const ratios: number[] = [];
  const wrong: string[] = [];
  let largest = 0;
  for (const growing of all) {
    options.signal.throwIfAborted();
    const { path } = growing.request.call;
    // What anyone may call is called by anyone: a session would end with the first sign-out.
    const isPublic = /login|logout|regist|refresh|reset|resend|suggestions/.test(path);
    const actor = path.startsWith('/tool/') ? toolbox : isPublic ? nobody : admin;
    if (!actor) continue;
    const { ratio, bytes, status, pause } = await leastRatio(stack, actor, growing);
    ratios.push(ratio);
    largest = Math.max(largest, bytes);
    if (ratio > MOST_RATIO || bytes > MOST_RESPONSE_BYTES || status >= 500) {
      wrong.push(
        `${path}, ${growing.what}: ${status}, ${ratio.toFixed(1)} ×, ${Math.round(pause)} ms, ${bytes} B`,
      );
    }
  }
  record({
    what: `${all.length} requests that grow to the limit, the longest pause of the event loop`,
    seen: `${Math.max(...ratios).toFixed(1)} × (median ${median(ratios).toFixed(1)} ×)`,
    control: 'a body of the same size that is no JSON',
    budget: `≤ ${MOST_RATIO} ×`,
    holds: ratios.length > 0 && Math.max(...ratios) <= MOST_RATIO,
  });
  record({
    what: 'the largest of their responses',
    seen: `${largest} B`,
    budget: `≤ ${MOST_RESPONSE_BYTES} B`,
    holds: largest <= MOST_RESPONSE_BYTES,
  });
  for (const what of wrong) record({ what, seen: 'grows', holds: false });
}

export const line: MeasuredLine = {
  id: 'R23',
  title: 'Input that grows to the limits: event loop and size of the response',
  run: (record, options) =>
    withOwnStack({ signal: options.signal }, (stack) => grow(stack, record, options)),
};
