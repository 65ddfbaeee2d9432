import { type Endpoint, type ErrorCode, errorStatuses, errorTexts } from '@consultancy/validation';
import type { Policy } from '../plugins/policy.ts';
import { typeName } from './contract-names.ts';
import { machineChallenge, responseHeaders, retryAfter } from './headers.ts';

const errorRef = { $ref: '#/components/schemas/ErrorBody' };

const isSafe = ({ method }: Endpoint) => method === 'GET';

/** The tool API has no cookie that another site's page could make a browser send. */
export const isToolEndpoint = ({ path }: Endpoint) => path.startsWith('/tool/v1/');

/** Codes that a request may be rejected with, by its endpoint and its policy. */
const rules: readonly [applies: (endpoint: Endpoint, policy: Policy) => boolean, ErrorCode[]][] = [
  [() => true, ['MALFORMED_REQUEST', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE']],
  [({ params, query, body }) => Boolean(params ?? query ?? body), ['VALIDATION_ERROR']],
  [({ body }) => body !== undefined, ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE']],
  [({ idempotent }) => idempotent === true, ['IDEMPOTENCY_KEY_REQUIRED']],
  [(endpoint) => !isSafe(endpoint) && !isToolEndpoint(endpoint), ['CROSS_SITE_REQUEST']],
  [(_, policy) => policy !== 'public', ['UNAUTHENTICATED']],
  [(_, policy) => policy === 'admin' || policy === 'self', ['UNAUTHORIZED']],
  [(_, policy) => policy !== 'public' && policy !== 'machine', ['FACTOR_SETUP_REQUIRED']],
  [(_, policy) => policy === 'machine', ['TOO_MANY_REQUESTS']],
];

/** Every code that a request may be rejected with: those of its endpoint, and those of all like it. */
export function errorCodesOf(endpoint: Endpoint, policy: Policy): ErrorCode[] {
  const common = rules.flatMap(([applies, codes]) => (applies(endpoint, policy) ? codes : []));
  return [...new Set([...(endpoint.errors ?? []), ...common])];
}

/** Headers of a response with an error. */
const headersOf = (status: number, policy: Policy) => ({
  ...responseHeaders,
  ...(status === 429 || status === 503 ? retryAfter : {}),
  ...(status === 401 && policy === 'machine' ? machineChallenge : {}),
});

const extrasOf = (code: ErrorCode, status: number) => ({
  ...(status === 429 || status === 503 ? { retry_after: 5 } : {}),
  ...(code === 'VALIDATION_ERROR'
    ? { fields: [{ field: 'email', message: 'El dato no se reconoce.' }] }
    : {}),
});

/** The response of one status: its codes, each with an example. */
function responseOf(status: number, codes: readonly ErrorCode[], policy: Policy) {
  const examples = codes.map((code) => [
    code,
    { summary: code, value: { error: errorTexts[code], code, ...extrasOf(code, status) } },
  ]);
  return {
    description: codes.map((code) => `\`${code}\`: ${errorTexts[code]}`).join('\n\n'),
    headers: headersOf(status, policy),
    content: {
      'application/json': {
        schema: {
          allOf: [errorRef, { type: 'object', properties: { code: { enum: codes } } }],
        },
        examples: Object.fromEntries(examples),
      },
    },
  };
}

const responsePrefix = '#/components/responses/';

/** Name of a response: its codes in the form of types. */
const responseName = (codes: readonly ErrorCode[]) =>
  codes.map((code) => typeName(code.toLowerCase())).join('Or');

/** The responses with errors, each described once. */
export class ErrorResponses {
  readonly responses: Record<string, object> = {};

  /** References to an operation's error responses, by status. */
  of(endpoint: Endpoint, policy: Policy): Record<string, { $ref: string }> {
    const byStatus = Map.groupBy(
      errorCodesOf(endpoint, policy).sort(),
      (code) => errorStatuses[code],
    );
    const references = [...byStatus].map(([status, codes]) => {
      const ofMachine = status === 401 && policy === 'machine';
      const name = `${responseName(codes)}${ofMachine ? 'Machine' : ''}`;
      this.responses[name] ??= responseOf(status, codes, policy);
      return [status, { $ref: `${responsePrefix}${name}` }];
    });
    return Object.fromEntries(references);
  }
}
