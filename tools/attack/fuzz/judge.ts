import { errorBody } from '@consultancy/validation';
import type { SentRequest } from './mutate.ts';

/** What must stand in no answer: the words of a stack, a statement, a path, a driver. */
const inner =
  /node_modules|\bat (async )?[\w.<>]+ \(|file:\/\/|\/(src|dist|tmp|home|var|work|etc)\/|\.[jt]sx?:\d+|\b(SELECT|INSERT INTO|UPDATE|DELETE FROM)\b.*\b(FROM|VALUES|SET|WHERE)\b|syntax error at|relation "|violates|constraint "|pg_catalog|ECONN|Zod|\bTypeError\b/;

/** An answer, read to its end. */
export interface Answer {
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

/** What is wrong with an answer, or `null`. */
export function faultOf({ call }: SentRequest, { status, type, text }: Answer): string | null {
  if (status >= 500) return `status ${status}`;
  const json = type.startsWith('application/json') ? parse(text) : undefined;
  if (status >= 400) {
    // What the framework itself answers to an address that cannot be read has no type by schema.
    if (!errorBody.safeParse(json ?? parse(text)).success) return `${status} off its schema`;
    return inner.test(text) ? `${status} tells of the inside: ${inner.exec(text)?.[0]}` : null;
  }
  const expected = call.status ?? 200;
  if (status !== expected) return `status ${status} instead of ${expected}`;
  if (/^application\/pdf/.test(type)) return text.startsWith('%PDF-') ? null : 'a PDF that is none';
  if (!json) return call.exported && /csv|sheet/.test(type) ? null : `${status} is no JSON`;
  return call.response.safeParse(json).success ? null : `${status} off its schema`;
}
