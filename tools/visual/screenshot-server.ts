import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { SentScreenshot } from '../../.storybook/support/send-screenshot.ts';
import { describeError } from '../lib/cli-error.ts';

/** Handles a screenshot. @returns what is wrong with it, or `null`. */
export type ScreenshotHandler = (screenshot: SentScreenshot) => Promise<string | null>;

/**
 * Receives the screenshots of the test runner on a free port of the loopback address. They are
 * compared in this process: in the runner's sandbox, decoding one page takes minutes.
 */
export async function startScreenshotServer(handle: ScreenshotHandler) {
  const server = createServer(async (request, response) => {
    try {
      const { searchParams } = new URL(request.url ?? '/', 'http://local');
      const parameter = (name: string) => searchParams.get(name) ?? '';
      const problem = await handle({
        story: parameter('story'),
        name: parameter('name'),
        chromium: parameter('chromium'),
        mutation: searchParams.get('mutation'),
        png: await buffer(request),
      });
      response.end(JSON.stringify(problem));
    } catch (error) {
      response.writeHead(500).end(describeError(error));
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}
