import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * Sends bytes that need not be HTTP and reads the response until the server closes the connection.
 * @param url of the server.
 * @returns `null` when the server closes it without a response.
 */
export async function rawRequest(url: string, request: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname, () => socket.write(request));
  socket.setTimeout(20_000, () => socket.destroy(new Error('no response in 20 s')));
  const [head = ''] = (await text(socket)).split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1]);
  const pairs = lines.map((line): [string, string] => {
    const at = line.indexOf(':');
    return [line.slice(0, at), line.slice(at + 1).trim()];
  });
  return status ? { status, headers: new Headers(pairs) } : null;
}
