import fc from 'fast-check';
import { endpointsByName } from '../../lib/endpoints.ts';
import { type GeneratedRequest, requestsOf } from './requests.ts';

/** A request with one part whose size is chosen. */
export interface GrowingRequest {
  readonly what: string;
  readonly request: GeneratedRequest;
  /** @param size bytes of the body, or of the address where the endpoint has no body. */
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

/** Texts that make regular expressions with backtracking slow. */
const fillings = {
  ...{ letters: 'a', labels: `${'a'.repeat(62)}.`, dots: 'a.', spaces: ' ', 'line ends': '\r\n' },
  ...{ zeros: '0', hyphens: '-', emoji: '🌎' },
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
export function growingRequests(seed: number): GrowingRequest[] {
  return [...endpointsByName.values()].flatMap((call) => {
    const [request] = fc.sample(requestsOf(call), { seed, numRuns: 1 });
    if (!request) return [];
    if (request.body !== undefined) return growBody(request);
    const textOf = (size: number) => list((at) => `q${at}`, Math.floor(size / 6), '&');
    return call.method === 'GET' ? [{ what: 'unknown parameters', request, textOf }] : [];
  });
}
