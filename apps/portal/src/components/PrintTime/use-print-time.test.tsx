// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { formatDateTime } from '../../lib/format-date.ts';
import { printedAt } from '../../texts/print.ts';
import { usePrintTime } from './use-print-time.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is the time of printing as soon as the page is about to be printed', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ now: new Date('2026-11-19T14:30:00Z'), toFake: ['Date'] });
  const page = document.createElement('div');
  const Line = () => usePrintTime();
  const root = createRoot(page);
  act(() => root.render(<Line />));
  vi.setSystemTime(new Date('2026-11-19T16:05:00Z'));
  // Without `act`, which would render what is pending: the browser does not wait for that.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  window.dispatchEvent(new Event('beforeprint'));
  expect(page.textContent).toBe(printedAt(formatDateTime('2026-11-19T16:05:00Z')));
  root.unmount();
});
