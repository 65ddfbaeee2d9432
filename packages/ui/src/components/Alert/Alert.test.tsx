// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Alert } from './Alert.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('comes with a live region, and its text a moment later, so that it is announced', () => {
  vi.useFakeTimers();
  render(
    <Alert tone="success" live="polite">
      Guardado.
    </Alert>,
  );
  const isAnnounced = () => screen.getByText('Guardado.').closest('[inert]') === null;
  expect(screen.getByRole('status').textContent).toBe('Guardado.');
  expect(isAnnounced()).toBe(false);
  act(() => vi.advanceTimersByTime(200));
  expect(isAnnounced()).toBe(true);
});

it('is announced with its text where it is urgent', () => {
  render(
    <Alert tone="danger" live="assertive">
      No se guardó.
    </Alert>,
  );
  expect(screen.getByRole('alert').querySelector('[inert]')).toBeNull();
});
