import fc from 'fast-check';
import type { MadeRequest } from './request-of-call.ts';

const long = 'ñ'.repeat(20_000);

/** Values that programs stumble over, as JSON. */
const hostile: readonly unknown[] = [
  ...[null, true, -1, 0, 1.5, 1e21, 9_007_199_254_740_992, [], {}, [[]], ['x'], { $gt: '' }],
  ...['', ' ', '\u0000', '\ud800', '\u202e', '\r\nSet-Cookie: a=b', '\u001b[31m', long],
  ...['1e309', '20.0', '+20', ' 20', '٢٠', '0x10', '-0', 'NaN', 'Infinity', '999999999999999999'],
  ...["' OR 1=1 --", '"; DROP TABLE users; --', '<script>alert(1)</script>', '{{7*7}}', '%00'],
  ...['..%2f..%2fetc%2fpasswd', '__proto__', 'constructor', '=1+1', 'Ａdmin', 'admin\u0000'],
  ...['2024-02-30T00:00:00Z', '0000-01-01T00:00:00Z', '275760-09-13T00:00:00.001Z', '2026-11-21'],
];

/** Bodies that are none. */
const rawBodies: readonly string[] = [
  ...['', '{', 'null', '[]', '"x"', '1e309', '{"a":1,"a":2}', '{"__proto__":{"role":"admin"}}'],
  ...['['.repeat(5_000), '{"username":1e309}', '\ufeff{}', 'a=b&c=d'],
];

/** How a request is sent other than its schema wants it. */
export interface Mutation {
  readonly kind: 'value' | 'leave out' | 'add' | 'twice' | 'raw body' | 'content type' | 'header';
  /** Which of the places is meant, counted round. */
  readonly place: number;
  readonly value: unknown;
}

/** A request, and what is sent instead of its body or headers. */
export interface SentRequest extends MadeRequest {
  readonly rawBody?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** No mutation in one half of the requests, and one in the other. */
export const mutations: fc.Arbitrary<Mutation | null> = fc.option(
  fc.record({
    kind: fc.oneof(
      { weight: 8, arbitrary: fc.constant('value' as const) },
      {
        weight: 4,
        arbitrary: fc.constantFrom(
          ...(['leave out', 'add', 'twice', 'raw body', 'content type', 'header'] as const),
        ),
      },
    ),
    place: fc.nat({ max: 30 }),
    value: fc.oneof(fc.constantFrom(...hostile), fc.jsonValue({ maxDepth: 2 })),
  }),
  { freq: 1 },
);

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Header values hold bytes only; anything else would not even leave this machine. */
const asHeader = (value: unknown) =>
  asText(value)
    .replace(/[^\x20-\x7e]/g, '?')
    .slice(0, 2_000);

function changeValue(request: MadeRequest, place: number, value: unknown): SentRequest {
  const names = Object.keys(request.params);
  const fields = isObject(request.body) ? Object.keys(request.body) : [];
  const count = names.length + request.query.length + fields.length;
  const at = count === 0 ? 0 : place % count;
  const name = names[at];
  if (name) return { ...request, params: { ...request.params, [name]: asText(value) } };
  const index = at - names.length;
  if (index < request.query.length) {
    const query = request.query.map(([key, old], position) =>
      position === index ? ([key, asText(value)] as const) : ([key, old] as const),
    );
    return { ...request, query };
  }
  const field = fields[index - request.query.length];
  if (!field || !isObject(request.body)) return request;
  return { ...request, body: { ...request.body, [field]: value } };
}

/** Applies a mutation. @returns the request that is sent. */
export function mutate(request: MadeRequest, mutation: Mutation | null): SentRequest {
  if (!mutation) return request;
  const { kind, place, value } = mutation;
  const body = isObject(request.body) ? request.body : {};
  const fields = Object.keys(body);
  switch (kind) {
    case 'value':
      return changeValue(request, place, value);
    case 'leave out': {
      const { [fields[place % Math.max(1, fields.length)] ?? '']: _gone, ...rest } = body;
      return request.body === undefined ? { ...request, query: [] } : { ...request, body: rest };
    }
    case 'add':
      return { ...request, body: { ...body, [place % 2 ? 'role' : 'current_credits']: value } };
    case 'twice': {
      const doubled = [...request.query, ...request.query, ['max_count', '5'], ['max_count', '6']];
      return { ...request, query: doubled.map(([name = '', text = '']) => [name, text] as const) };
    }
    case 'raw body':
      return { ...request, rawBody: rawBodies[place % rawBodies.length] ?? '' };
    case 'content type':
      return { ...request, headers: { 'content-type': place % 2 ? 'text/plain' : 'text/xml' } };
    case 'header': {
      const names = ['idempotency-key', 'accept', 'if-none-match', 'x-forwarded-for', 'range'];
      return {
        ...request,
        headers: { [names[place % names.length] ?? 'accept']: asHeader(value) },
      };
    }
  }
}
