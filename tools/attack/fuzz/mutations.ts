import fc from 'fast-check';
import type { GeneratedRequest } from './requests.ts';

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
export interface SentRequest extends GeneratedRequest {
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
  // Sends each parameter twice.
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
export const mutations: fc.Arbitrary<(request: GeneratedRequest) => SentRequest> = fc
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
