/** A part of components that is fetched when it is first wanted, once for the whole page. */
export interface LazyPart<Value> {
  /** The part; null until it is here. */
  readonly value: Value | null;
  /**
   * Fetches the part. Where it cannot be fetched nothing breaks: the next wish tries again.
   * @returns whether it is here.
   */
  want: () => Promise<boolean>;
}

/** @param load fetches the part; called again only after it failed. */
export function lazyPart<Value>(load: () => Promise<Value>): LazyPart<Value> {
  let value: Value | null = null;
  let fetching: Promise<boolean> | null = null;
  const fetchPart = async () => {
    try {
      value = await load();
      return true;
    } catch {
      fetching = null;
      return false;
    }
  };
  return {
    get value() {
      return value;
    },
    want: () => {
      fetching ??= fetchPart();
      return fetching;
    },
  };
}
