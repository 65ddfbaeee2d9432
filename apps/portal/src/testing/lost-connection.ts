import type { EndpointResponse } from '@consultancy/api';
import { respondWith } from '@consultancy/api/testing';
import type { Endpoint } from '@consultancy/validation';
import { HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';

/** Requests of the story by the path of their endpoint. */
const requests = new Map<string, number>();

/** `beforeEach` of a story with `respondOnce`. */
export const forgetRequests = () => requests.clear();

/** The first request succeeds with this body; after it the server is unreachable. */
export const respondOnce = <E extends Endpoint>(endpoint: E, body: EndpointResponse<E>) =>
  respondWith(endpoint, () => {
    const count = (requests.get(endpoint.path) ?? 0) + 1;
    requests.set(endpoint.path, count);
    return count === 1 ? HttpResponse.json(body ?? null) : HttpResponse.error();
  });

/**
 * The connection returns, and an endpoint that `respondOnce` handles is read again in vain, twice: what the
 * first failure shows is there until the second request.
 * @param findUnwanted an element that the failure must not show.
 */
export async function readAgain(
  { path }: Endpoint,
  findUnwanted: () => HTMLElement | null = () => null,
) {
  let found: HTMLElement | null = null;
  await waitFor(() => {
    found ??= findUnwanted();
    // Requests of two seconds are one.
    window.dispatchEvent(new Event('online'));
    expect(requests.get(path)).toBeGreaterThan(2);
  });
  expect(found).toBeNull();
}
