import { ApiError } from './api-error.ts';

/**
 * Loads something when it is first needed and keeps it. A failure is not kept: the next caller
 * tries again.
 * @throws ApiError of kind `network` when it cannot be loaded.
 */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let kept: Promise<Value> | null = null;
  return () => {
    kept ??= load().catch((error: unknown) => {
      kept = null;
      throw new ApiError({ kind: 'network', cause: error });
    });
    return kept;
  };
}
