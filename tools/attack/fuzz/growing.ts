import fc from 'fast-check';
import { calls, type MadeRequest, requestsOf } from './request-of-call.ts';

/** A request whose size is chosen. */
export interface GrowingRequest {
  readonly what: string;
  readonly request: MadeRequest;
  /** @param size bytes of the body, or of the address where the endpoint has no body. */
  readonly textOf: (size: number) => string;
}

type Body = Readonly<Record<string, unknown>>;

const repeated = (part: (at: number) => string, length: number, separator = ',') =>
  Array.from({ length }, (_, at) => part(at)).join(separator);

/** What a body of any endpoint may be made of, by its name. */
const shapes: Readonly<Record<string, (size: number) => string>> = {
  'unknown fields': (size) => `{${repeated((at) => `"${at}":1`, Math.floor(size / 9))}}`,
  'one field many times': (size) => `{${repeated(() => '"username":1', Math.floor(size / 13))}}`,
  elements: (size) => `[${repeated(() => '0', Math.floor(size / 2))}]`,
  'empty objects': (size) => `{"levels":[${repeated(() => '{}', Math.floor(size / 3))}]}`,
  levels: (size) => '['.repeat(Math.floor(size / 2)) + ']'.repeat(Math.floor(size / 2)),
  'a long field name': (size) => `{"${'x'.repeat(size)}":1}`,
  escapes: (size) => `{"username":"${'\\"'.repeat(Math.floor(size / 2))}"}`,
  'an open string': (size) => `{"username":"${'\\\\'.repeat(Math.floor(size / 2))}`,
};

/** Texts that make rules with backtracking slow. */
const fillings: Readonly<Record<string, string>> = {
  letters: 'a',
  labels: `${'a'.repeat(62)}.`,
  dots: 'a.',
  spaces: ' ',
  'line ends': '\r\n',
  zeros: '0',
  hyphens: '-',
  emoji: '🌎',
};

const grownField = (body: Body, field: string, filling: string) => (size: number) =>
  JSON.stringify({ ...body, [field]: `a@${filling.repeat(Math.floor(size / filling.length))}!` });

function grownBodies(request: MadeRequest, body: Body): GrowingRequest[] {
  const fields = Object.entries(body).filter(([, value]) => typeof value === 'string');
  return [
    ...Object.entries(shapes).map(([what, textOf]) => ({ what, request, textOf })),
    ...fields.flatMap(([field]) =>
      Object.entries(fillings).map(([name, filling]) => ({
        what: `${field} of ${name}`,
        request,
        textOf: grownField(body, field, filling),
      })),
    ),
  ];
}

/** Requests of every endpoint, each with one thing in it that grows. */
export function growingRequests(seed: number): GrowingRequest[] {
  return calls.flatMap((call) => {
    const [request] = fc.sample(requestsOf(call), { seed, numRuns: 1 });
    if (!request) return [];
    if (request.body !== undefined) return grownBodies(request, request.body as Body);
    const textOf = (size: number) => repeated((at) => `q${at}`, Math.floor(size / 6), '&');
    return call.method === 'GET' ? [{ what: 'unknown parameters', request, textOf }] : [];
  });
}
