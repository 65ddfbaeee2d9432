import type { Readable } from 'node:stream';
import { type Endpoint, errorBody } from '@consultancy/validation';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type * as z from 'zod/mini';
import { idempotencyKeyOf } from './idempotency.ts';
import type { Policy } from './plugins/policy.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The description that the route was made from. */
    endpoint?: Endpoint;
    /** Open to an administrator who has to set up a second factor first. */
    duringSetup?: boolean;
    /** Example for the API document. */
    example?: EndpointExample;
  }
}

/** A request's body and its response, for the API document. */
export interface EndpointExample<Body = unknown, ResponseBody = unknown> {
  body?: Body;
  response: ResponseBody;
}

type BodyOf<E> = E extends { body: infer S extends z.ZodMiniType } ? z.input<S> : undefined;

type Parsed<E, K extends string> =
  E extends Record<K, infer S extends z.ZodMiniType> ? z.output<S> : undefined;

/** Input of a handler: the request's parts after validation. */
export interface EndpointInput<E extends Endpoint> {
  params: Parsed<E, 'params'>;
  query: Parsed<E, 'query'>;
  body: Parsed<E, 'body'>;
  /** The header `Idempotency-Key`, checked, of an endpoint that requires one. */
  key: E extends { idempotent: true } ? string : undefined;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Result of a handler: the response, or the bytes of a file. */
type HandlerResult<E extends Endpoint> = E extends { file: string }
  ? Buffer | Readable
  : z.output<E['response']>;

interface EndpointRoute<E extends Endpoint> {
  /** Who may call it; enforced by the policy plugin. */
  policy: Policy;
  /** Whether it is open to an administrator who has to set up a second factor first. */
  duringSetup?: boolean;
  /** One English line for the OpenAPI page. */
  summary: string;
  /** Group on the OpenAPI page. */
  tag: string;
  /** One request and its response, for the OpenAPI page. */
  example?: EndpointExample<BodyOf<E>, z.output<E['response']>>;
  handler: (input: EndpointInput<E>) => Promise<HandlerResult<E>>;
}

const present = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Partial<T>;

/** Schema of the successful response; the bytes of a file are not checked. */
const successOf = ({ file, response }: Endpoint) =>
  file ? { content: { [file]: { schema: response } } } : response;

/**
 * Builds a route from an endpoint's description (§7), so that its address, validation, response
 * and documentation are those which the client uses. A response that violates its schema is a 500,
 * never sent.
 */
export function createRoute<E extends Endpoint>(
  endpoint: E,
  route: EndpointRoute<E>,
): RouteOptions {
  const { method, path, params, query, body, status = 200, idempotent, file }: Endpoint = endpoint;
  return {
    method,
    url: path,
    config: {
      policy: route.policy,
      endpoint,
      ...present({ example: route.example, duringSetup: route.duringSetup }),
    },
    schema: {
      summary: route.summary,
      tags: [route.tag],
      ...present({ params, querystring: query, body }),
      response: { [status]: successOf(endpoint), '4xx': errorBody, '5xx': errorBody },
    },
    handler: (request, reply) => {
      reply.code(status);
      if (file) {
        reply.type(file);
      }
      return route.handler({
        params: request.params,
        query: request.query,
        body: request.body,
        key: idempotent && idempotencyKeyOf(request),
        request,
        reply,
      } as EndpointInput<E>);
    },
  };
}
