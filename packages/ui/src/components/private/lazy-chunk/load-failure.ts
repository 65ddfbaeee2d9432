const EVENT = 'ui:load-failure';

/** Reports that code which the user waits for could not be loaded, such as that of a dialog. */
export function reportLoadFailure(): void {
  dispatchEvent(new Event(EVENT));
}

/**
 * Calls `listener` when what the user opened stays closed because its code could not be loaded: the
 * connection failed, or a new release of the site removed the file. The next click tries again.
 * @returns removes the listener.
 */
export function onLoadFailure(listener: () => void): () => void {
  addEventListener(EVENT, listener);
  return () => removeEventListener(EVENT, listener);
}
