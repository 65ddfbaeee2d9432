import type { Endpoint } from '@consultancy/validation';
import { ApiError } from './api-error.ts';
import type { DownloadedFile, DownloadOptions } from './endpoint-types.ts';
import { type LooseInput, open, readJson, type Sender } from './send.ts';

/** Milliseconds after which an unfinished download is aborted. */
const fileTimeout = 15 * 60_000;

/** The file name of a response; null when it has none. */
function fileNameOf(disposition: string | null): string | null {
  if (disposition === null) return null;
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return null;
    }
  }
  return /filename="([^"]+)"/.exec(disposition)?.[1] ?? null;
}

/**
 * Reads a body to its end.
 * @param onProgress called with the bytes read so far.
 */
async function collect(
  response: Response,
  type: string,
  onProgress: (bytes: number) => void = () => {},
): Promise<Blob> {
  if (!response.body) return response.blob();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts, { type });
    parts.push(value);
    bytes += value.byteLength;
    onProgress(bytes);
  }
}

/**
 * Sends a request once and returns its response as a file. A file may take long, so its timeout is
 * `fileTimeout`.
 * @param accept media type of the request; a response of another type is a `shape` error.
 */
export async function sendForFile(
  sender: Sender,
  endpoint: Endpoint,
  input: LooseInput,
  accept: string,
  options: DownloadOptions = {},
): Promise<DownloadedFile> {
  const fileSender = { ...sender, timeout: fileTimeout };
  const opened = await open(fileSender, endpoint, input, accept, options);
  const { response, read } = opened;
  if (!response.ok) await readJson(opened);
  if (!response.headers.get('content-type')?.startsWith(accept)) {
    throw new ApiError({ kind: 'shape', status: response.status });
  }
  const blob = await read((file) => collect(file, accept, options.onProgress));
  return { blob, fileName: fileNameOf(response.headers.get('content-disposition')) };
}
