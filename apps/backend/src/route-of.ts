import { type Call, errorBody } from '@consultancy/validation';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type * as z from 'zod/mini';
import type { Policy } from './plugins/policy.ts';

type Parsed<C, K extends string> =
  C extends Record<K, infer S extends z.ZodMiniType> ? z.output<S> : undefined;

/** What a handler is given: the call's parts after validation. */
export interface CallInput<C extends Call> {
  params: Parsed<C, 'params'>;
  query: Parsed<C, 'query'>;
  body: Parsed<C, 'body'>;
  request: FastifyRequest;
  reply: FastifyReply;
}

interface CallRoute<C extends Call> {
  /** Who may call it; enforced by the policy plugin. */
  policy: Policy;
  /** One English line for the OpenAPI page. */
  summary: string;
  /** Group on the OpenAPI page. */
  tag: string;
  handler: (input: CallInput<C>) => Promise<z.output<C['answer']>>;
}

const present = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Partial<T>;

/** What the OpenAPI page says a caller must send, by the route's policy. */
const securityOf = (policy: Policy) => {
  if (policy === 'public') {
    return [];
  }
  return [policy === 'machine' ? { machine: [] } : { session: [] }];
};

/**
 * Builds a route from a call's description (§7), so that its address, validation, answer and
 * documentation are those which the client uses. An answer off its schema is a 500, never sent.
 */
export function routeOf<C extends Call>(call: C, route: CallRoute<C>): RouteOptions {
  const { method, path, params, query, body, answer, status = 200 }: Call = call;
  return {
    method,
    url: path,
    config: { policy: route.policy },
    schema: {
      summary: route.summary,
      tags: [route.tag],
      security: securityOf(route.policy),
      ...present({ params, querystring: query, body }),
      response: { [status]: answer, '4xx': errorBody, '5xx': errorBody },
    },
    handler: async (request, reply) => {
      reply.code(status);
      return route.handler({
        params: request.params,
        query: request.query,
        body: request.body,
        request,
        reply,
      } as CallInput<C>);
    },
  };
}
