import { connect } from 'node:net';

/** An answer read byte by byte, as no client library stands between. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** Everything after the headers. */
  readonly body: string;
}

/**
 * Sends bytes that need not be HTTP and reads what comes until the server hangs up.
 * @param url of the server.
 * @param text all that is sent.
 * @returns `null` when the server hangs up without a word.
 */
export function rawRequest(url: string, text: string): Promise<RawAnswer | null> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.setTimeout(20_000, () => socket.destroy(new Error('no answer in 20 s')));
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('error', (error) => (answer ? undefined : reject(error)));
    socket.on('close', () => {
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      const [first = '', ...lines] = head.split('\r\n');
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1]);
      const pairs = lines.map((line): [string, string] => {
        const at = line.indexOf(':');
        return [line.slice(0, at), line.slice(at + 1).trim()];
      });
      resolve(status ? { status, headers: new Headers(pairs), body } : null);
    });
  });
}
