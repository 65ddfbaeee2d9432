// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Spinner } from './Spinner.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('comes with a live region, and its text a moment later, so that it is announced', () => {
  vi.useFakeTimers();
  render(<Spinner label="Cargando…" />);
  const isAnnounced = () => screen.getByText('Cargando…').closest('[inert]') === null;
  expect(screen.getByRole('status').textContent).toBe('Cargando…');
  expect(isAnnounced()).toBe(false);
  act(() => vi.advanceTimersByTime(200));
  expect(isAnnounced()).toBe(true);
});
