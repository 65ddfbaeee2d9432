import { ApiError } from './api-error.ts';

/**
 * Loads a value when it is first needed and caches it. A failure is not cached: the next caller
 * tries again.
 * @throws ApiError of kind `network` when it cannot be loaded.
 */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw new ApiError({ kind: 'network', cause: error });
    });
    return loading;
  };
}
