import { onLoadFailure, reportLoadFailure } from '@consultancy/ui';
import { useState } from 'react';
import { brokenPageTexts as texts } from '../texts/site.ts';

/** In the script, as a rule would be part of every page. Clicks pass through: it may cover what to click again. */
const style =
  'position:fixed;inset:auto 0 0;z-index:var(--ui-layer-notice);padding:var(--ui-space-md);color:var(--ui-color-text-inverse);background:var(--ui-color-background-inverse);pointer-events:none';

/**
 * Shows a notice where what the user opens cannot be loaded (§7), until the user goes on: with a click, which
 * may try again, or in what opens after all. It is outside the page, which a dialog hides from screen readers.
 */
export function announceLoadFailures(): void {
  const notice = document.createElement('div');
  notice.role = 'alert';
  notice.style.cssText = style;
  notice.textContent = `${texts.loadFailedTitle}. ${texts.partFailedText}`;
  onLoadFailure(() => document.body.append(notice));
  for (const sign of ['click', 'focusin']) {
    document.addEventListener(sign, () => notice.remove(), true);
  }
}

/**
 * Continues once the code of a chunk is here, which the user waits for. Where it cannot be fetched the page
 * stays as it was, the notice says so, and the next click tries again.
 */
export function onceLoaded({ load }: { load: () => Promise<unknown> }, proceed: () => void): void {
  void load().then(proceed, reportLoadFailure);
}

/** Whether what has its own chunk is open: it opens once its code is here. */
export function useOpenOnceLoaded(chunk: { load: () => Promise<unknown> }) {
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen,
    /** For the pointer and the focus on what opens it. */
    prefetch: () => void chunk.load().catch(() => undefined),
    open: () => onceLoaded(chunk, () => setOpen(true)),
    close: () => setOpen(false),
  };
}
