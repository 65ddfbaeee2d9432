import { type Endpoint, errorBody } from '@consultancy/validation';

/** Internals that no response may contain: stack traces, SQL, paths, words of a driver. */
const internals =
  /node_modules|\bat (async )?[\w.<>]+ \(|file:\/\/|\/(src|dist|tmp|home|var|work|etc)\/|\.[jt]sx?:\d+|\b(SELECT|INSERT INTO|UPDATE|DELETE FROM)\b.*\b(FROM|VALUES|SET|WHERE)\b|syntax error at|relation "|violates|constraint "|pg_catalog|ECONN|Zod|\bTypeError\b/;

interface FuzzResponse {
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

/** What is wrong with a response of an endpoint, or `null`. */
export function findResponseError(
  endpoint: Endpoint,
  { status, type, text }: FuzzResponse,
): string | null {
  if (status >= 500) return `status ${status}`;
  const parsed = parse(text);
  if (status >= 400) {
    // The framework's own response to a URL that cannot be decoded has another content type.
    if (!errorBody.safeParse(parsed).success) return `${status} violates its schema`;
    const leak = internals.exec(text)?.[0];
    return leak ? `${status} contains internals: ${leak}` : null;
  }
  const { status: expected = 200, file, exported, response } = endpoint;
  if (status !== expected) return `status ${status} instead of ${expected}`;
  if (/^application\/pdf/.test(type)) return text.startsWith('%PDF-') ? null : 'an invalid PDF';
  if (file && type.startsWith(file)) return parsed ? null : 'an invalid file';
  if (exported && /csv|sheet/.test(type)) return null;
  if (!type.startsWith('application/json')) return `${status} is no JSON`;
  return response.safeParse(parsed).success ? null : `${status} violates its schema`;
}
