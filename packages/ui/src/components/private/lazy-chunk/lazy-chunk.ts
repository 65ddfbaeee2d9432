/** Code that is fetched on first use, once for the whole page. */
export interface LazyChunk<Value> {
  /** The export of the chunk; null until it is loaded. */
  readonly value: Value | null;
  /**
   * Fetches the chunk. A failure throws nothing: the next call tries again.
   * @returns whether the chunk is loaded.
   */
  load: () => Promise<boolean>;
  /** The first of these fetches, made now if there was none: always the same promise, as React's `use` needs it. */
  loadFirst: () => Promise<boolean>;
}

/** @param importChunk fetches the chunk; called again only after it failed. */
export function lazyChunk<Value>(importChunk: () => Promise<Value>): LazyChunk<Value> {
  let value: Value | null = null;
  let loading: Promise<boolean> | null = null;
  let first: Promise<boolean> | null = null;
  const fetchChunk = async () => {
    try {
      value = await importChunk();
      return true;
    } catch {
      loading = null;
      return false;
    }
  };
  const load = () => {
    loading ??= fetchChunk();
    return loading;
  };
  return {
    get value() {
      return value;
    },
    load,
    loadFirst: () => {
      first ??= load();
      return first;
    },
  };
}
