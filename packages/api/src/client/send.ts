import type { Endpoint } from '@consultancy/validation';
import { ApiError } from './api-error.ts';
import { buildUrl, type UrlValues } from './build-url.ts';
import type { RequestOptions } from './endpoint-types.ts';
import { readError } from './read-error.ts';

/** Milliseconds after which a request without a response is aborted. */
export const requestTimeout = 30_000;

/** The input of any endpoint; `EndpointInput` is the one that the compiler checks. */
export interface LooseInput {
  params?: UrlValues;
  query?: UrlValues;
  body?: unknown;
  idempotencyKey?: string;
}

/** How requests are sent. */
export interface Sender {
  /** Base URL of the backend, {host} of §7. */
  host: string;
  fetch: typeof fetch;
  /** Milliseconds after which a request without a response is aborted. */
  timeout: number;
}

/** Validates a body with the endpoint's schema, which also lower-cases and trims as §3 requires. */
function prepareBody(endpoint: Endpoint, body: unknown): string | null {
  if (!endpoint.body) return null;
  const parsed = endpoint.body.safeParse(body);
  if (parsed.success) return JSON.stringify(parsed.data);
  // The same error that the server would send, without a request.
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

/** A response whose headers have arrived, and the function that reads its body before the timeout. */
interface Opened {
  response: Response;
  read: <Body>(body: (response: Response) => Promise<Body>) => Promise<Body>;
}

/** Sends a request once, with cookies (§7), and returns the response once its headers have arrived. */
export async function open(
  sender: Sender,
  endpoint: Endpoint,
  input: LooseInput,
  accept: string,
  options: RequestOptions,
): Promise<Opened> {
  const body = prepareBody(endpoint, input.body);
  const limit = AbortSignal.timeout(sender.timeout);
  const signal = options.signal ? AbortSignal.any([limit, options.signal]) : limit;
  const guarded = async <Value>(work: Promise<Value>): Promise<Value> => {
    try {
      return await work;
    } catch (error) {
      throw failureOf(error, limit.aborted);
    }
  };
  const response = await guarded(
    sender.fetch(buildUrl(sender.host, endpoint, input.params, input.query), {
      method: endpoint.method,
      credentials: 'include',
      headers: {
        accept,
        ...(body === null ? {} : { 'content-type': 'application/json' }),
        ...(input.idempotencyKey === undefined ? {} : { 'idempotency-key': input.idempotencyKey }),
      },
      body,
      signal,
    }),
  );
  return { response, read: (readBody) => guarded(readBody(response)) };
}

const textOf = (response: Response) => response.text();

/**
 * Reads a response as JSON; undefined where it is none.
 * @throws ApiError when the response is an error.
 */
export async function readJson({ response, read }: Opened): Promise<unknown> {
  const json = parseJson(await read(textOf));
  if (!response.ok) throw readError(response, json);
  return json;
}

/** Sends a request once and returns its parsed response. No retry happens here. */
export async function send(
  sender: Sender,
  endpoint: Endpoint,
  input: LooseInput,
  options: RequestOptions = {},
): Promise<unknown> {
  const opened = await open(sender, endpoint, input, 'application/json', options);
  const parsed = endpoint.response.safeParse(await readJson(opened));
  if (parsed.success) return parsed.data;
  throw new ApiError({ kind: 'shape', status: opened.response.status, cause: parsed.error });
}
