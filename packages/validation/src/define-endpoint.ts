import type * as z from 'zod/mini';
import type { ErrorCode } from './error-codes.ts';

type Schema = z.ZodMiniType;

/**
 * One call of the backend (§7), described once: the server builds its route from it and the
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
  /** JSON body of the successful answer. */
  readonly response: Schema;
  /** Status of the successful answer; 200 when absent. */
  readonly status?: 200 | 201;
  /**
   * The request needs the header `Idempotency-Key` (decisions §3): the same key and body replays
   * the first answer, another body is 409.
   */
  readonly idempotent?: true;
  /** The whole answer, not just a page, can also be had as a file: `exportTypes` (decisions §3). */
  readonly exported?: true;
  /** Media type of an answer that is a file; `answer` then only stands for its bytes. */
  readonly file?: 'application/pdf';
  /** Refusals that are this call's own, besides those that any call may meet. */
  readonly errors?: readonly ErrorCode[];
}

/** Keeps the exact schema types of a call's description. */
export function defineEndpoint<const C extends Endpoint>(endpoint: C): C {
  return endpoint;
}
