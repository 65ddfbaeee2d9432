import { request as httpRequest } from 'node:http';
import type { InjectOptions } from 'fastify';
import type { TestBackend } from './build-app.ts';

/** A cookie as a response sets it. */
interface SetCookie {
  name: string;
  value: string;
  path?: string;
  maxAge?: number;
}

/** A response of any of the servers. */
export interface RawResponse {
  statusCode: number;
  headers: Record<string, unknown>;
  cookies: SetCookie[];
  body: string;
}

let turn = 0;

function readCookie(line: string): SetCookie {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const [name = '', ...value] = pair.split('=');
  const of = (key: string) =>
    attributes.find((one) => one.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1);
  const [path, maxAge] = [of('path'), of('max-age')];
  return {
    name,
    value: decodeURIComponent(value.join('=')),
    ...(path === undefined ? {} : { path }),
    ...(maxAge === undefined ? {} : { maxAge: Number(maxAge) }),
  };
}

/** The body as `inject` would send it: an object as JSON. */
function bodyOf({ payload }: InjectOptions): { bytes?: string | Buffer; type?: string } {
  if (payload === undefined || typeof payload === 'string' || Buffer.isBuffer(payload)) {
    return payload === undefined ? {} : { bytes: payload };
  }
  return { bytes: JSON.stringify(payload), type: 'application/json' };
}

function overHttp(base: string, options: InjectOptions): Promise<RawResponse> {
  const { bytes, type } = bodyOf(options);
  const length = bytes === undefined ? {} : { 'content-length': Buffer.byteLength(bytes) };
  const headers = { ...(type ? { 'content-type': type } : {}), ...options.headers, ...length };
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      new URL(base),
      { method: options.method ?? 'GET', path: String(options.url), headers },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            statusCode: response.statusCode ?? 0,
            headers: response.headers,
            cookies: (response.headers['set-cookie'] ?? []).map(readCookie),
            body: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(bytes);
  });
}

/** Sends a request to the backend: round-robin to its server processes where it has any. */
export async function sendRequest(
  backend: TestBackend,
  options: InjectOptions,
): Promise<RawResponse> {
  const { servers } = backend;
  const base = servers[turn % Math.max(1, servers.length)];
  if (base === undefined) {
    const { statusCode, headers, cookies, body } = await backend.app.inject(options);
    return { statusCode, headers, cookies, body };
  }
  turn += 1;
  return overHttp(base, options);
}
