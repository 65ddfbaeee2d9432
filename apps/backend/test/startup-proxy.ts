import { connect, createServer } from 'node:net';
import { listen } from '../../../tools/lib/ports.ts';

/** A proxy to the database that reads the start-up message of each connection. */
export interface StartupProxy {
  port: number;
  /** Start-up parameters of every connection so far. */
  parameters: Record<string, string>[];
  close(): Promise<void>;
}

const headerLength = 8;

/** Parameters of a start-up message: length and version, then names and values that end in NUL. */
function readParameters(message: Buffer): Record<string, string> {
  const texts = message.subarray(headerLength).toString().split('\0');
  const pairs = texts.flatMap((name, index) =>
    index % 2 === 0 && name !== '' ? [[name, texts[index + 1] ?? ''] as const] : [],
  );
  return Object.fromEntries(pairs);
}

/** The same start-up message with further parameters. */
function addParameters(message: Buffer, further: Record<string, string>): Buffer {
  const added = Object.entries(further).map(([name, value]) => `${name}\0${value}\0`);
  // The message ends in one more NUL.
  const parts = [message.subarray(0, -1), Buffer.from(`${added.join('')}\0`)];
  const extended = Buffer.concat(parts);
  extended.writeInt32BE(extended.length, 0);
  return extended;
}

/**
 * Starts the proxy.
 * @param further parameters that it adds, such as `options` of a read-only session.
 */
export async function startStartupProxy(
  databaseUrl: string,
  further: Record<string, string> = {},
): Promise<StartupProxy> {
  const target = new URL(databaseUrl);
  const parameters: Record<string, string>[] = [];
  const server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname);
    near.once('data', (message) => {
      parameters.push(readParameters(message));
      far.write(addParameters(message, further));
      near.pipe(far);
    });
    far.pipe(near);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      socket.on('error', () => undefined);
      socket.on('close', () => other.destroy());
    }
  });
  return {
    port: await listen(server),
    parameters,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}
