import {
  type Call,
  type ErrorBody,
  type ErrorCode,
  errorStatuses,
  errorTexts,
} from '@consultancy/validation';
import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import type { CallAnswer } from '../client/call-types.ts';

/** Any origin: stories and tests may run under any address. */
const anyHost = '*/api';

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const;

/** The request that a handler is given. */
export type CallRequest = { request: Request; params: Readonly<Record<string, unknown>> };

/** Answers a call by what `answer` makes of the request. */
export function answers(
  call: Call,
  answer: (context: CallRequest) => Response | Promise<Response>,
): RequestHandler {
  return methods[call.method](`${anyHost}${call.path}`, answer);
}

/** The call succeeds with this body. */
export function ok<C extends Call>(call: C, body: CallAnswer<C>): RequestHandler {
  return answers(call, () => HttpResponse.json(body ?? null, { status: call.status ?? 200 }));
}

/** A report list without rows. */
export function empty(call: Call): RequestHandler {
  return answers(call, () => HttpResponse.json({ items: [], next_cursor: null }));
}

/** The call is never answered: the loading state. */
export function never(call: Call): RequestHandler {
  return answers(call, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });
}

/** Body of an error answer as the backend makes it. */
export function errorAnswer(code: ErrorCode, extra: Partial<ErrorBody> = {}): Response {
  const body: ErrorBody = { error: errorTexts[code], code, ...extra };
  return HttpResponse.json(body, { status: errorStatuses[code] });
}

/** The call is refused with this code. */
export function fails(call: Call, code: ErrorCode, extra?: Partial<ErrorBody>): RequestHandler {
  return answers(call, () => errorAnswer(code, extra));
}

/** The call is refused by a backend that has no codes: a bare status and body. */
export function failsWith(call: Call, status: number, body: object = {}): RequestHandler {
  return answers(call, () => HttpResponse.json(body, { status }));
}

/** The call gets no answer: no network, or a backend that is not there. */
export function unreachable(call: Call): RequestHandler {
  return answers(call, () => HttpResponse.error());
}
