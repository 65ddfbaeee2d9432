// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { useUnloadPrompt } from './use-unload-prompt.ts';

function Form() {
  useUnloadPrompt(true);
  return (
    <>
      <a href="mailto:soporte@example.com">Correo</a>
      <a href="/pricing">Precios</a>
    </>
  );
}

/** Whether the browser would prompt some milliseconds after the page was opened. */
function wouldPrompt(timeStamp: number): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

const place = document.createElement('div');

/** Clicks a link, which is not followed. @returns the time of the click. */
function click(selector: string): number {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  place.addEventListener('click', (one) => one.preventDefault(), { once: true });
  place.querySelector(selector)?.dispatchEvent(event);
  return event.timeStamp;
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.append(place);
  const root = createRoot(place);
  await act(async () => root.render(<Form />));
  return () => act(async () => root.unmount());
});

it('prompts before a page with unsaved changes is left', () => {
  expect(wouldPrompt(click('[href="/pricing"]') + 1)).toBe(true);
});

it('does not prompt when a link opens the mail program, and the page stays', () => {
  const clicked = click('[href^="mailto:"]');
  expect(wouldPrompt(clicked + 1)).toBe(false);
  expect(wouldPrompt(clicked + 60_000)).toBe(true);
});
