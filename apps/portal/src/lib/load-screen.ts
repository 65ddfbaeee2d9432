import { type ComponentType, createElement, type FunctionComponent, use } from 'react';

/** Milliseconds in which a lazy chunk must load (§7). */
export const loadLimit = 120_000;

/** A lazy chunk could not be loaded, or not in time. */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';
}

/** Rejects after `limit` milliseconds. */
export function withinLimit<Value>(work: Promise<Value>, limit: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new LoadFailure('too slow')), limit);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * After a new release the old chunks are gone: one reload per address fetches the new page. Returns
 * whether a reload was started; never twice for the same address, so that there is no loop.
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

/** A screen with its own chunk. */
export interface LoadedScreen extends FunctionComponent {
  /**
   * Prefetches the code, so that the screen is then rendered synchronously.
   * @throws the error of the request; rendering the screen tries again.
   */
  load: () => Promise<void>;
  /** Name of the component, by which the build finds the files of its chunk. */
  part: string;
}

/**
 * A screen whose code is fetched when it is first rendered (§7): within 120 seconds, otherwise a
 * `LoadFailure`, which the error boundary turns into a message with a retry.
 */
export function loadScreen<Name extends string>(
  fetchPart: () => Promise<Record<Name, ComponentType>>,
  part: Name,
): LoadedScreen {
  let loaded: ComponentType | undefined;
  let shown: Promise<ComponentType> | undefined;
  const load = async () => {
    loaded = (await withinLimit(fetchPart(), loadLimit))[part];
    return loaded;
  };
  const loadToShow = () => {
    shown ??= load().catch((error: unknown) => {
      if (!(error instanceof LoadFailure) && reloadOnce()) return new Promise<never>(() => {});
      throw new LoadFailure('not loaded', { cause: error });
    });
    return shown;
  };
  function Screen() {
    return createElement(loaded ?? use(loadToShow()));
  }
  return Object.assign(Screen, {
    part,
    load: async () => {
      await load();
    },
  });
}
