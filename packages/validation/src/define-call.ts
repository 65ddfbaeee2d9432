import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/**
 * One call of the backend (§7), described once: the server builds its route from it and the
 * client its request, so that neither can drift from the other.
 */
export interface Call {
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
  readonly answer: Schema;
  /** Status of the successful answer; 200 when absent. */
  readonly status?: 200 | 201;
}

/** Keeps the exact schema types of a call's description. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}
