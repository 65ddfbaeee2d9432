import { type ComponentType, createElement, type FunctionComponent, use } from 'react';

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

/** A screen whose code is a part of its own. */
export interface LoadedScreen extends FunctionComponent {
  /**
   * Fetches the code ahead, so that the screen is then shown in the same turn.
   * @throws whatever kept it from being fetched; showing the screen tries again.
   */
  load: () => Promise<void>;
  /** Name of the component, by which the build finds the files of its part. */
  part: string;
}

/**
 * A screen whose code is fetched when it is first shown (§7): 120 seconds at most, then a
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
