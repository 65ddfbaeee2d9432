import { setupWorker } from 'msw/browser';
import { unansweredRequests } from '../../packages/api/src/entries/testing.ts';

declare global {
  interface Window {
    /** Requests to the backend without a handler; the test runner fails a story that has any. */
    storybookUnhandledRequests?: string[];
  }
}

/** Whether a URL is the backend's. Everything else is the story's own scripts and images. */
export function isApiCall(url: URL): boolean {
  return url.pathname.startsWith('/api/') || url.origin !== window.location.origin;
}

/** The request of a frame; a socket has none. */
function requestOf(data: unknown): Request | undefined {
  if (typeof data !== 'object' || data === null || !('request' in data)) return undefined;
  return data.request instanceof Request ? data.request : undefined;
}

/** A header that names the `fetch` of the page that a request is from. */
const FETCH_ID = 'x-story-fetch';

/** Each `fetch` from the backend whose response is not read completely, and the id in its handler. */
const pendingRequests = new Map<string, string | undefined>();

/** Forgets the requests of an earlier story that get no response. */
export const forgetRequests = (): void => pendingRequests.clear();

const isUnanswered = (id: string | undefined) => id !== undefined && unansweredRequests.has(id);

/** Whether a response is pending that the story gets. */
export const isWaitingForResponses = (): boolean =>
  ![...pendingRequests.values()].every(isUnanswered);

/** Whether a request of the story gets no response. */
export const hasUnansweredRequest = (): boolean => [...pendingRequests.values()].some(isUnanswered);

/**
 * Counts a request until the page has read its response. The worker's own events are earlier: on a busy
 * machine the way from a handler to the page takes many frames.
 */
function countRequests() {
  const send = window.fetch;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!isApiCall(new URL(request.url))) return send(input, init);
    const id = crypto.randomUUID();
    request.headers.set(FETCH_ID, id);
    pendingRequests.set(id, undefined);
    const end = () => pendingRequests.delete(id);
    try {
      const response = await send(request);
      response.clone().arrayBuffer().then(end, end);
      return response;
    } catch (error) {
      end();
      throw error;
    }
  };
}

/** Starts the mock worker. A request to the backend without a handler is an error. */
export async function startMockApi() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    serviceWorker: { url: '/mock-worker.js' },
    onUnhandledFrame({ frame, defaults }) {
      const request = requestOf(frame.data);
      if (!request) return;
      const url = new URL(request.url);
      if (!isApiCall(url)) return;
      window.storybookUnhandledRequests ??= [];
      window.storybookUnhandledRequests.push(`${request.method} ${url.pathname}`);
      defaults.error();
    },
  });
  worker.events.on('request:start', ({ request, requestId }) => {
    const id = request.headers.get(FETCH_ID);
    if (id !== null && pendingRequests.has(id)) pendingRequests.set(id, requestId);
  });
  countRequests();
  return worker;
}
