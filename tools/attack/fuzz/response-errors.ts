import { errorBody } from '@consultancy/validation';
import type { SentRequest } from './mutations.ts';

/** Internals that no response may contain: stack traces, SQL, paths, words of a driver. */
const internals =
  /node_modules|\bat (async )?[\w.<>]+ \(|file:\/\/|\/(src|dist|tmp|home|var|work|etc)\/|\.[jt]sx?:\d+|\b(SELECT|INSERT INTO|UPDATE|DELETE FROM)\b.*\b(FROM|VALUES|SET|WHERE)\b|syntax error at|relation "|violates|constraint "|pg_catalog|ECONN|Zod|\bTypeError\b/;

/** A response, read to its end. */
export interface FuzzResponse {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What is wrong with a response, or `null`. */
export function findResponseError(
  { call }: SentRequest,
  { status, type, text }: FuzzResponse,
): string | null {
  if (status >= 500) return `status ${status}`;
  const json = type.startsWith('application/json') ? parse(text) : undefined;
  if (status >= 400) {
    // The framework's own response to an address that cannot be decoded has another content type.
    if (!errorBody.safeParse(json ?? parse(text)).success) return `${status} violates its schema`;
    const leak = internals.exec(text)?.[0];
    return leak ? `${status} contains internals: ${leak}` : null;
  }
  const expected = call.status ?? 200;
  if (status !== expected) return `status ${status} instead of ${expected}`;
  if (/^application\/pdf/.test(type)) return text.startsWith('%PDF-') ? null : 'an invalid PDF';
  if (call.file && type.startsWith(call.file)) return parse(text) ? null : 'an invalid file';
  if (!json) return call.exported && /csv|sheet/.test(type) ? null : `${status} is no JSON`;
  return call.response.safeParse(json).success ? null : `${status} violates its schema`;
}
