import { setupWorker } from 'msw/browser';

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

/** Starts the mock worker. A request to the backend without a handler is an error. */
export async function startMockApi() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
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
  return worker;
}
