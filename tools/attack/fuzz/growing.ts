import fc from 'fast-check';
import { calls, type GeneratedRequest, requestsOf } from './requests.ts';

/** A request with one part whose size is chosen. */
export interface GrowingRequest {
  readonly what: string;
  readonly request: GeneratedRequest;
  /** @param size bytes of the body, or of the address where the endpoint has no body. */
  readonly textOf: (size: number) => string;
}

type Body = Readonly<Record<string, unknown>>;
type TextOf = GrowingRequest['textOf'];

const repeat = (part: (at: number) => string, length: number, separator = ',') =>
  Array.from({ length }, (_, at) => part(at)).join(separator);

/** Forms of a body of any endpoint. */
const shapes: Readonly<Record<string, TextOf>> = {
  'unknown fields': (size) => `{${repeat((at) => `"${at}":1`, Math.floor(size / 9))}}`,
  'one field many times': (size) => `{${repeat(() => '"username":1', Math.floor(size / 13))}}`,
  elements: (size) => `[${repeat(() => '0', Math.floor(size / 2))}]`,
  'empty objects': (size) => `{"levels":[${repeat(() => '{}', Math.floor(size / 3))}]}`,
  levels: (size) => '['.repeat(Math.floor(size / 2)) + ']'.repeat(Math.floor(size / 2)),
  'a long field name': (size) => `{"${'x'.repeat(size)}":1}`,
  escapes: (size) => `{"username":"${'\\"'.repeat(Math.floor(size / 2))}"}`,
  'an unterminated string': (size) => `{"username":"${'\\\\'.repeat(Math.floor(size / 2))}`,
};

/** Texts that make regular expressions with backtracking slow. */
const fillings = {
  ...{ letters: 'a', labels: `${'a'.repeat(62)}.`, dots: 'a.', spaces: ' ', 'line ends': '\r\n' },
  ...{ zeros: '0', hyphens: '-', emoji: '🌎' },
};

const growField = (body: Body, field: string, filling: string) => (size: number) =>
  JSON.stringify({ ...body, [field]: `a@${filling.repeat(Math.floor(size / filling.length))}!` });

function growBody(request: GeneratedRequest, body: Body): GrowingRequest[] {
  const fields = Object.keys(body).filter((field) => typeof body[field] === 'string');
  const grown = fields.flatMap((field) =>
    Object.entries(fillings).map(([name, filling]): [string, TextOf] => [
      `${field} of ${name}`,
      growField(body, field, filling),
    ]),
  );
  const forms = [...Object.entries(shapes), ...grown];
  return forms.map(([what, textOf]) => ({ what, request, textOf }));
}

/** Requests of every endpoint, each with one part that grows. */
export function growingRequests(seed: number): GrowingRequest[] {
  return calls.flatMap((call) => {
    const [request] = fc.sample(requestsOf(call), { seed, numRuns: 1 });
    if (!request) return [];
    if (request.body !== undefined) return growBody(request, request.body as Body);
    const textOf = (size: number) => repeat((at) => `q${at}`, Math.floor(size / 6), '&');
    return call.method === 'GET' ? [{ what: 'unknown parameters', request, textOf }] : [];
  });
}
