/** Code that is fetched on first use, once per page. */
export interface LazyChunk<Value> {
  /** The export of the chunk; null until it is loaded. */
  readonly value: Value | null;
  /**
   * Fetches the chunk. Never rejects; after a failure the next call tries again.
   * @returns whether the chunk is loaded.
   */
  load: () => Promise<boolean>;
}

/** @param importChunk fetches the chunk; called again only after it failed. */
export function lazyChunk<Value>(importChunk: () => Promise<Value>): LazyChunk<Value> {
  let value: Value | null = null;
  let loading: Promise<boolean> | null = null;
  const fetchChunk = async () => {
    try {
      value = await importChunk();
      return true;
    } catch {
      loading = null;
      return false;
    }
  };
  return {
    get value() {
      return value;
    },
    load: () => {
      loading ??= fetchChunk();
      return loading;
    },
  };
}
