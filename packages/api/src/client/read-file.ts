/** The file name of a response; null when it has none. */
export function fileNameOf(disposition: string | null): string | null {
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
export async function collect(
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
