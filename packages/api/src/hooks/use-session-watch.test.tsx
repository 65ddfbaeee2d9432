// @vitest-environment jsdom

import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeFetch, json, someUser, unauthenticated } from '../client/fake-fetch.ts';
import { ApiProvider } from './ApiProvider.tsx';
import { fakeSession } from './fake-session.tsx';
import { useSessionWatch } from './use-session-watch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Lets a minute pass, and the user return to the page. */
async function returnAfterMinute() {
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  await vi.dynamicImportSettled();
  window.dispatchEvent(new Event('focus'));
}

function renderWatch() {
  let response = () => json(someUser);
  const backend = fakeFetch(() => response());
  const session = fakeSession(backend);
  session.setUser(someUser);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider session={session}>{children}</ApiProvider>
  );
  renderHook(useSessionWatch, { wrapper });
  return {
    session,
    backend,
    respond: (next: () => Response) => {
      response = next;
    },
  };
}

it('finds out that the session was revoked, without any other request', async () => {
  const { session, respond } = renderWatch();
  await returnAfterMinute();
  expect(session.getState().user).toEqual(someUser);
  respond(unauthenticated);
  await returnAfterMinute();
  await vi.waitFor(() => expect(session.getState()).toMatchObject({ ended: 'expired' }));
});

it('finds out that the role was withdrawn', async () => {
  const { session, respond } = renderWatch();
  respond(() => json({ ...someUser, role: 'visitor' }));
  await returnAfterMinute();
  await vi.waitFor(() => expect(session.getState().user?.role).toBe('visitor'));
});

it('keeps the user where no response comes, and asks nothing once they have signed out', async () => {
  const { session, backend, respond } = renderWatch();
  respond(() => {
    throw new TypeError('offline');
  });
  await returnAfterMinute();
  await vi.waitFor(() => expect(backend.count('/auth/validate_token')).toBe(1));
  expect(session.getState().user).toEqual(someUser);
  respond(() => json({ message: 'ok' }));
  await session.logout();
  await returnAfterMinute();
  expect(backend.count('/auth/validate_token')).toBe(1);
});
