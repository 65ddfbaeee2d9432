import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { waitUntilListening } from './wait-until-listening.ts';

/** Listens on a port. @returns its number, and how to free it. */
async function listen(port = 0) {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    port: address.port,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

it('waits until the server listens, or its timeout ends', async () => {
  const before = await listen();
  await before.close();
  const origin = `http://127.0.0.1:${before.port}`;
  let hasEnded = false;
  await waitUntilListening(origin, 0);
  const waiting = waitUntilListening(origin).then(() => {
    hasEnded = true;
  });
  await waitUntilListening(origin, 0);
  expect(hasEnded).toBe(false);
  const again = await listen(before.port);
  await waiting;
  await again.close();
});
