import fc from 'fast-check';
import type { GeneratedRequest } from './requests.ts';

/** JSON values that are often handled wrongly. */
const hostile: readonly unknown[] = [
  ...[null, true, -1, 0, 1.5, 1e21, 9_007_199_254_740_992, [], {}, [[]], ['x'], { $gt: '' }],
  ...['', ' ', '\u0000', '\ud800', '\u202e', '\r\nSet-Cookie: a=b', '\u001b[31m'],
  'ñ'.repeat(20_000),
  ...['1e309', '20.0', '+20', ' 20', '٢٠', '0x10', '-0', 'NaN', 'Infinity', '999999999999999999'],
  ...["' OR 1=1 --", '"; DROP TABLE users; --', '<script>alert(1)</script>', '{{7*7}}', '%00'],
  ...['..%2f..%2fetc%2fpasswd', '__proto__', 'constructor', '=1+1', 'Ａdmin', 'admin\u0000'],
  ...['2024-02-30T00:00:00Z', '0000-01-01T00:00:00Z', '275760-09-13T00:00:00.001Z', '2026-11-21'],
];

/** Invalid bodies. */
const rawBodies: readonly string[] = [
  ...['', '{', 'null', '[]', '"x"', '1e309', '{"a":1,"a":2}', '{"__proto__":{"role":"admin"}}'],
  ...['['.repeat(5_000), '{"username":1e309}', '\ufeff{}', 'a=b&c=d'],
];

const headerNames = ['idempotency-key', 'accept', 'if-none-match', 'x-forwarded-for', 'range'];
const kinds = ['remove', 'add', 'twice', 'raw body', 'content type', 'header'] as const;

/** A deviation of a request from its schema. */
export interface Mutation {
  readonly kind: 'value' | (typeof kinds)[number];
  /** Index of what is mutated, counted round. */
  readonly place: number;
  readonly value: unknown;
}

/** A request, and what replaces its body or headers. */
export interface SentRequest extends GeneratedRequest {
  readonly rawBody?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** No mutation in one half of the requests, and one in the other. */
export const mutations: fc.Arbitrary<Mutation | null> = fc.option(
  fc.record({
    kind: fc.oneof(
      { weight: 8, arbitrary: fc.constant('value' as const) },
      { weight: 4, arbitrary: fc.constantFrom(...kinds) },
    ),
    place: fc.nat({ max: 30 }),
    value: fc.oneof(fc.constantFrom(...hostile), fc.jsonValue({ maxDepth: 2 })),
  }),
  { freq: 1 },
);

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const at = <T>(values: readonly T[], place: number): T | undefined => values[place % values.length];

/** Header values contain bytes only; the client would reject anything else. */
const asHeader = (value: unknown) =>
  asText(value)
    .replace(/[^\x20-\x7e]/g, '?')
    .slice(0, 2_000);

const fieldsOf = ({ body }: GeneratedRequest): Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {};

/** Replaces one value: of a path parameter, a query parameter or a field of the body. */
function replaceValue(request: GeneratedRequest, place: number, value: unknown): SentRequest {
  const { params, query } = request;
  const fields = fieldsOf(request);
  const replacements: (() => SentRequest)[] = [
    ...Object.keys(params).map((name) => () => ({
      ...request,
      params: { ...params, [name]: asText(value) },
    })),
    ...query.map(([name], index) => () => ({
      ...request,
      query: query.with(index, [name, asText(value)]),
    })),
    ...Object.keys(fields).map((name) => () => ({
      ...request,
      body: { ...fields, [name]: value },
    })),
  ];
  return at(replacements, place)?.() ?? request;
}

/** Applies a mutation. @returns the request that is sent. */
export function mutate(request: GeneratedRequest, mutation: Mutation | null): SentRequest {
  if (!mutation) return request;
  const { kind, place, value } = mutation;
  const { query } = request;
  const fields = fieldsOf(request);
  switch (kind) {
    case 'value':
      return replaceValue(request, place, value);
    case 'remove': {
      const { [at(Object.keys(fields), place) ?? '']: _removed, ...rest } = fields;
      return request.body === undefined ? { ...request, query: [] } : { ...request, body: rest };
    }
    case 'add':
      return { ...request, body: { ...fields, [place % 2 ? 'role' : 'current_credits']: value } };
    case 'twice':
      return { ...request, query: [...query, ...query, ['max_count', '5'], ['max_count', '6']] };
    case 'raw body':
      return { ...request, rawBody: at(rawBodies, place) ?? '' };
    case 'content type':
      return { ...request, headers: { 'content-type': place % 2 ? 'text/plain' : 'text/xml' } };
    case 'header':
      return { ...request, headers: { [at(headerNames, place) ?? '']: asHeader(value) } };
  }
}
