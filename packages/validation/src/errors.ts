import * as z from 'zod/mini';
import { errorCodes } from './error-codes.ts';

/** Body of every error response (decisions §3): a Spanish text, a stable code, and the fields it names. */
export const errorBody = z.object({
  error: z.string(),
  code: z.enum(errorCodes),
  /** The invalid fields of a rejected payload, by their name in the payload. */
  fields: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
  /** Seconds to wait, with 429 and 503; the same as `Retry-After`. */
  retry_after: z.optional(z.int()),
});
export type ErrorBody = z.infer<typeof errorBody>;
