import type { EndpointResponse } from '@consultancy/api';
import { respondWith } from '@consultancy/api/testing';
import type { Endpoint } from '@consultancy/validation';
import { HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';

/** Requests of the story by the path of their endpoint. */
const requests = new Map<string, number>();

/** `beforeEach` of a story with `reachableOnce`. */
export const forgetRequests = () => requests.clear();

/** The first request succeeds with this body; after it the server is unreachable. */
export const reachableOnce = <E extends Endpoint>(endpoint: E, body: EndpointResponse<E>) =>
  respondWith(endpoint, () => {
    const count = (requests.get(endpoint.path) ?? 0) + 1;
    requests.set(endpoint.path, count);
    return count === 1 ? HttpResponse.json(body ?? null) : HttpResponse.error();
  });

/** The connection returns, and an endpoint that `reachableOnce` handles is read again in vain. */
export async function readAgain({ path }: Endpoint) {
  // Requests of the first two seconds are one.
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(requests.get(path)).toBeGreaterThan(1);
  });
}
