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

/** Ids of the requests to the backend that have no response yet. */
const pendingRequests = new Set<string>();

/** Whether a response is still to come. */
export const isWaitingForResponses = (): boolean =>
  [...pendingRequests].some((id) => !unansweredRequests.has(id));

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
    if (isApiCall(new URL(request.url))) pendingRequests.add(requestId);
  });
  for (const end of ['request:end', 'unhandledException'] as const) {
    worker.events.on(end, ({ requestId }) => pendingRequests.delete(requestId));
  }
  return worker;
}
