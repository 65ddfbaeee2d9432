import { type ComponentType, createElement, type FunctionComponent, use } from 'react';

/** Milliseconds in which a lazy chunk must load (§7). */
export const loadLimit = 120_000;

/** A lazy chunk could not be loaded, or not in time. */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';
  /** Lets the chunk be requested again, once its failure is shown. */
  readonly forget: () => void;

  constructor(message: string, options: ErrorOptions & { forget?: () => void } = {}) {
    super(message, options);
    this.forget = options.forget ?? (() => {});
  }
}

/** Rejects after `limit` milliseconds. */
export function withinLimit<Value>(work: Promise<Value>, limit: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new LoadFailure('too slow')), limit);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Milliseconds after which a page that was to be left still has its visitor: a download, or «stay». */
export const leaveLimit = 10_000;

/** When the page was last asked to give way to another document, in `performance.now()`. */
let leftAt = Number.NEGATIVE_INFINITY;
const noteDeparture = () => {
  leftAt = performance.now();
};

/**
 * Firefox ends the requests of a page as soon as another one is asked for, and WebKit fails new
 * ones until that arrives. Such a failure says nothing about the chunk, and a reload would undo the
 * visitor's click: it is reported only when the page has not been left after all.
 */
async function unlessLeaving<Chunk>(fetchChunk: () => Promise<Chunk>): Promise<Chunk> {
  try {
    return await fetchChunk();
  } catch (error) {
    const left = leftAt + leaveLimit - performance.now();
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
    throw error;
  }
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

/** A component with its own chunk. */
export interface LazyChunk<Props extends object = object> extends FunctionComponent<Props> {
  /**
   * Prefetches the code, so that the component is then rendered synchronously.
   * @throws the error of the request; rendering the component tries again.
   */
  load: () => Promise<unknown>;
  /** Whether the code is here, so that the component is rendered synchronously. */
  isLoaded: () => boolean;
  /** Name of the component, by which the build finds the files of its chunk. */
  chunkName: string;
}

function lazyComponent<Props extends object, Name extends string>(
  fetchChunk: () => Promise<Record<Name, ComponentType<Props>>>,
  chunkName: Name,
  onFailure: (error: unknown, forget: () => void) => Promise<never>,
): LazyChunk<Props> {
  let loaded: Promise<ComponentType<Props>> | undefined;
  let rendered: Promise<ComponentType<Props>> | undefined;
  const load = async () => {
    const value = (await withinLimit(fetchChunk(), loadLimit))[chunkName];
    // Marked as React marks a promise that it has waited for: `use` returns its value at once.
    loaded = Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
    return value;
  };
  // Not by itself: React renders a failed chunk more than once before its failure is shown.
  const forget = () => {
    rendered = undefined;
  };
  const loadToRender = () => {
    rendered ??= load().catch((error: unknown) => onFailure(error, forget));
    return rendered;
  };
  function Chunk(props: Props) {
    return createElement(use(loaded ?? loadToRender()), props);
  }
  return Object.assign(Chunk, {
    chunkName,
    isLoaded: () => loaded !== undefined,
    load,
  });
}

async function fail(error: unknown, forget: () => void): Promise<never> {
  throw new LoadFailure('not loaded', { cause: error, forget });
}

/**
 * A component whose code is fetched when it is first rendered (§7): within 120 seconds, otherwise a
 * `LoadFailure`, which the error boundary turns into a message with a retry.
 * @param chunkName name of the component in its module.
 */
export function lazyChunk<Props extends object, Name extends string>(
  fetchChunk: () => Promise<Record<Name, ComponentType<Props>>>,
  chunkName: Name,
): LazyChunk<Props> {
  return lazyComponent(fetchChunk, chunkName, fail);
}

/**
 * A lazy chunk that is a whole page: it may reload the page once after a new release, as no input is
 * lost with it.
 */
export function lazyScreen<Name extends string>(
  fetchChunk: () => Promise<Record<Name, ComponentType>>,
  chunkName: Name,
): LazyChunk {
  // From the start, as a page can be asked to leave before it asks for the chunk.
  if (typeof window !== 'undefined') window.addEventListener('beforeunload', noteDeparture);
  return lazyComponent(
    () => unlessLeaving(fetchChunk),
    chunkName,
    (error, forget) =>
      !(error instanceof LoadFailure) && reloadOnce()
        ? new Promise<never>(() => {})
        : fail(error, forget),
  );
}
