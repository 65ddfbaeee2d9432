import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** Milliseconds that a part of the portal may take to load (§7). */
export const loadLimit = 120_000;

/** A part of the portal could not be loaded, or not in time. */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';
}

/** Gives up waiting after `limit` milliseconds. */
export function withinLimit<Value>(work: Promise<Value>, limit: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new LoadFailure('too slow')), limit);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * After a new release the old parts are gone: one reload per address fetches the new page. Says
 * whether a reload was started; never twice for the same address, so that it makes no loop.
 */
function reloadOnce(): boolean {
  const key = `portal.reloaded:${window.location.pathname}`;
  try {
    if (!navigator.onLine || sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, '1');
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}

/**
 * A screen whose code is fetched when it is first shown (§7): 120 seconds at most, then a
 * `LoadFailure`, which the error boundary turns into a message with a retry.
 */
export function loadScreen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyExoticComponent<ComponentType> {
  return lazy(async () => {
    try {
      const module = await withinLimit(load(), loadLimit);
      return { default: module[name] };
    } catch (error) {
      if (!(error instanceof LoadFailure) && reloadOnce()) return new Promise(() => {});
      throw new LoadFailure('not loaded', { cause: error });
    }
  });
}
