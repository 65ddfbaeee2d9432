import type { Endpoint, ErrorCode } from '@consultancy/validation';
import { errorStatuses, errorTexts } from '@consultancy/validation';
import type { SwaggerTransform } from '@fastify/swagger';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import type { EndpointExample } from '../route-of.ts';

// Rules that JSON Schema cannot express are validated, but not in the document.
const fromZod = createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } });

const idempotencyKey = {
  type: 'string',
  pattern: '^[\\x21-\\x7E]{8,100}$',
  description:
    'Made by the caller before the first try and sent again with each further one: the same key ' +
    'and body give the first answer again, another body is 409 IDEMPOTENCY_KEY_REUSED.',
  example: '7f0d7f7e-3c1b-4b0e-9a57-1f2f3c0c9d11',
};

/** The endpoint's own errors, one Markdown line each, or nothing. */
function rejectionsOf(errors: readonly ErrorCode[] = []): string {
  const lines = errors.map((code) => `- ${errorStatuses[code]} \`${code}\`: ${errorTexts[code]}`);
  return lines.length > 0 ? `Refusals of its own:\n\n${lines.join('\n')}` : '';
}

/** Documentation of an endpoint beyond its schemas. */
function describe(endpoint: Endpoint) {
  const errors = endpoint.idempotent
    ? (['IDEMPOTENCY_KEY_REQUIRED', ...(endpoint.errors ?? [])] as const)
    : endpoint.errors;
  const headers = {
    type: 'object',
    properties: { 'Idempotency-Key': idempotencyKey },
    required: ['Idempotency-Key'],
  };
  const description = rejectionsOf(errors);
  return { ...(endpoint.idempotent ? { headers } : {}), ...(description ? { description } : {}) };
}

interface Described {
  body?: object;
  response?: Record<string, object>;
}

/** The route's schemas with its example beside those of the body and of the successful response. */
function withExample(
  schema: Described,
  endpoint: Endpoint,
  example: EndpointExample | undefined,
): Described {
  if (!example) {
    return schema;
  }
  const { body, response = {} } = schema;
  const status = String(endpoint.status ?? 200);
  return {
    ...schema,
    ...(body && example.body ? { body: { ...body, examples: [example.body] } } : {}),
    response: { ...response, [status]: { ...response[status], examples: [example.response] } },
  };
}

/**
 * * Makes a route's part of the document from its schemas and its endpoint. The key's header is
 * checked by the handler and not by a schema, as its absence is an error with a code of its own.
 */
export const openApiTransform: SwaggerTransform = (document) => {
  const { schema, url } = fromZod(document);
  const { endpoint, example } = document.route.config ?? {};
  if (!endpoint || !schema || schema.hide) {
    return { url, schema };
  }
  return {
    url,
    schema: { ...withExample(schema as Described, endpoint, example), ...describe(endpoint) },
  };
};
