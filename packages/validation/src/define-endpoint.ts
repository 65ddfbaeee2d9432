import type * as z from 'zod/mini';
import type { ErrorCode } from './error-codes.ts';

type Schema = z.ZodMiniType;

/**
 * One endpoint of the backend (§7), described once: the server builds its route from it and the
 * client its request, so that neither can drift from the other.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below {host}, with `:name` for its parameters. */
  readonly path: `/${string}`;
  /** Path parameters. */
  readonly params?: Schema;
  /** Query parameters. */
  readonly query?: Schema;
  /** JSON body. */
  readonly body?: Schema;
  /** JSON body of the successful response. */
  readonly response: Schema;
  /** Status of the successful response; 200 when absent. */
  readonly status?: 200 | 201;
  /**
   * The request needs the header `Idempotency-Key` (decisions §3): the same key and body replays
   * the first response, another body is 409.
   */
  readonly idempotent?: true;
  /**
   * The response contains fresh tokens in the cookies of the session: it opens one, or gives this one a new
   * id, after which its former tokens are unknown (ADR 017).
   */
  readonly freshTokens?: true;
  /** The whole list, not just a page, is also available as a file: `exportTypes` (decisions §3). */
  readonly exported?: true;
  /** Media type of a response that is a file; `response` then only stands for its bytes. */
  readonly file?: 'application/pdf' | 'application/vnd.mis-datos+json';
  /** Error codes of this endpoint, besides those that every endpoint may return. */
  readonly errors?: readonly ErrorCode[];
}

/** Preserves the exact schema types of an endpoint's description. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

/** Whether a value that the contract exports is an endpoint, and not a schema or a constant. */
export const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' &&
  value !== null &&
  'method' in value &&
  'path' in value &&
  'response' in value;
