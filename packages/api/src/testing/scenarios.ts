import {
  type Endpoint,
  type ErrorBody,
  type ErrorCode,
  errorStatuses,
  errorTexts,
} from '@consultancy/validation';
import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import type { EndpointResponse } from '../client/endpoint-types.ts';

/** Any origin: stories and tests may run under any address. */
const anyHost = '*/api';

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const;

/** The context of a handler's request. */
export interface EndpointRequest {
  readonly request: Request;
  readonly requestId: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Responds to an endpoint with the result of `response`. */
export function respondWith(
  endpoint: Endpoint,
  response: (context: EndpointRequest) => Response | Promise<Response>,
): RequestHandler {
  return methods[endpoint.method](`${anyHost}${endpoint.path}`, response);
}

/** The request succeeds with this body. */
export function ok<E extends Endpoint>(endpoint: E, body: EndpointResponse<E>): RequestHandler {
  return respondWith(endpoint, () =>
    HttpResponse.json(body ?? null, { status: endpoint.status ?? 200 }),
  );
}

/** A report list without rows. */
export function empty(endpoint: Endpoint): RequestHandler {
  return respondWith(endpoint, () => HttpResponse.json({ items: [], next_cursor: null }));
}

/** Ids of the requests that get no response, so that no test waits for one. */
export const unansweredRequests = new Set<string>();

/** Never responds to a request. */
export async function noResponse({ requestId }: EndpointRequest): Promise<Response> {
  unansweredRequests.add(requestId);
  await delay('infinite');
  return HttpResponse.error();
}

/** The response never arrives: the loading state. */
export function never(endpoint: Endpoint): RequestHandler {
  return respondWith(endpoint, noResponse);
}

/** An error response as the backend makes it. */
export function errorResponse(code: ErrorCode, extra: Partial<ErrorBody> = {}): Response {
  const body: ErrorBody = { error: errorTexts[code], code, ...extra };
  return HttpResponse.json(body, { status: errorStatuses[code] });
}

/** The request is rejected with this code. */
export function fails(
  endpoint: Endpoint,
  code: ErrorCode,
  extra?: Partial<ErrorBody>,
): RequestHandler {
  return respondWith(endpoint, () => errorResponse(code, extra));
}

/** The request is rejected by a backend without codes: a bare status and body. */
export function failsWith(endpoint: Endpoint, status: number, body: object = {}): RequestHandler {
  return respondWith(endpoint, () => HttpResponse.json(body, { status }));
}

/** The request gets no response: no network, or no backend. */
export function unreachable(endpoint: Endpoint): RequestHandler {
  return respondWith(endpoint, () => HttpResponse.error());
}
