// @vitest-environment jsdom

import { getMachine } from '@consultancy/validation';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { fakeFetch, json, someUser, unauthenticated } from '../client/fake-fetch.ts';
import { ApiCache } from './ApiCache.tsx';
import { ApiProvider } from './ApiProvider.tsx';
import { FrozenSession } from './FrozenSession.tsx';
import { fakeSession } from './fake-session.tsx';
import { useEndpoint } from './use-endpoint.ts';
import { useSession } from './use-session.ts';

afterEach(cleanup);

const machine = { machine_id: null, registered_at: null };

function renderFrozen() {
  let isOpen = false;
  const backend = fakeFetch((url) => {
    if (url.endsWith('/logout')) return json({ message: 'ok' });
    return isOpen ? json(machine) : unauthenticated();
  });
  const session = fakeSession(backend);
  session.setUser(someUser);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider session={session}>
      <FrozenSession user={someUser}>
        <ApiCache>{children}</ApiCache>
      </FrozenSession>
    </ApiProvider>
  );
  const { result } = renderHook(
    () => {
      const { currentUser, ended } = useSession();
      return {
        currentUser,
        ended,
        machine: useEndpoint(getMachine, {}, currentUser?.username ?? null),
      };
    },
    { wrapper },
  );
  const enterAgain = () =>
    act(() => {
      isOpen = true;
      session.setUser(someUser);
    });
  return { session, backend, result, enterAgain };
}

it('still shows the user after expiry, and repeats the rejected request after the next sign-in', async () => {
  const { session, backend, result, enterAgain } = renderFrozen();
  await waitFor(() => expect(result.current.machine.error?.status).toBe(401));
  expect(session.getState()).toMatchObject({ user: null, ended: 'expired' });
  expect(result.current).toMatchObject({ currentUser: someUser, ended: 'expired' });
  const requests = backend.count('/machine');
  enterAgain();
  await waitFor(() => expect(result.current.machine.data).toEqual(machine));
  expect(result.current.ended).toBeNull();
  expect(backend.count('/machine')).toBe(requests + 1);
});

it('does not freeze the session of a user who signed out', async () => {
  const { session, result } = renderFrozen();
  await act(() => session.logout());
  expect(result.current).toMatchObject({ currentUser: null, ended: 'signed-out' });
});
