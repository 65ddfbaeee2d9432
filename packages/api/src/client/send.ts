import type { Call } from '@consultancy/validation';
import { ApiError } from './api-error.ts';
import { buildUrl, type UrlValues } from './build-url.ts';
import type { RequestOptions } from './call-types.ts';
import { readError } from './read-error.ts';

/** Milliseconds after which a call without an answer is given up. */
export const callTimeout = 30_000;

export interface LooseInput {
  params?: UrlValues;
  query?: UrlValues;
  body?: unknown;
}

export interface Sender {
  host: string;
  fetch: typeof fetch;
  timeout: number;
}

/** Holds a body against the call's schema, which also lower-cases and trims as §3 asks. */
function prepareBody(call: Call, body: unknown): string | null {
  if (!call.body) return null;
  const parsed = call.body.safeParse(body);
  if (parsed.success) return JSON.stringify(parsed.data);
  // The same error that the server would answer, without the trip.
  throw new ApiError({
    kind: 'http',
    status: 400,
    code: 'VALIDATION_ERROR',
    message: parsed.error.issues[0]?.message ?? '',
    fields: parsed.error.issues.map((issue) => ({
      field: issue.path.join('.'),
      message: issue.message,
    })),
  });
}

function failureOf(error: unknown, timedOut: boolean): ApiError {
  return new ApiError({ kind: timedOut ? 'timeout' : 'network', cause: error });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sends a call once, with cookies, and gives its parsed answer (§7). No retry happens here. */
export async function send(
  sender: Sender,
  call: Call,
  input: LooseInput,
  options: RequestOptions = {},
): Promise<unknown> {
  const body = prepareBody(call, input.body);
  const limit = AbortSignal.timeout(sender.timeout);
  const signal = options.signal ? AbortSignal.any([limit, options.signal]) : limit;
  const headers = {
    accept: 'application/json',
    ...(body === null ? {} : { 'content-type': 'application/json' }),
    ...options.headers,
  };
  let response: Response;
  let text: string;
  try {
    response = await sender.fetch(buildUrl(sender.host, call, input.params, input.query), {
      method: call.method,
      credentials: 'include',
      headers,
      body,
      signal,
    });
    text = await response.text();
  } catch (error) {
    throw failureOf(error, limit.aborted);
  }
  const json = parseJson(text);
  if (!response.ok) throw readError(response, json);
  const answer = call.answer.safeParse(json);
  if (answer.success) return answer.data;
  throw new ApiError({ kind: 'shape', status: response.status, cause: answer.error });
}
