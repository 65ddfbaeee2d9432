// @vitest-environment jsdom
import { getPriceList } from '@consultancy/validation';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { fakeFetch, json, someUser } from '../client/fake-fetch.ts';
import { ApiCache } from './ApiCache.tsx';
import { ApiProvider } from './ApiProvider.tsx';
import { fakeSession } from './fake-session.tsx';
import { useEndpoint } from './use-endpoint.ts';

afterEach(cleanup);

it('preserves what a public page shows when its user signs out', async () => {
  const backend = fakeFetch((url) =>
    json(url.endsWith('/logout') ? { message: 'ok' } : { price_list: null }),
  );
  const session = fakeSession(backend);
  session.setUser(someUser);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider session={session}>
      <ApiCache>{children}</ApiCache>
    </ApiProvider>
  );
  const { result } = renderHook(() => useEndpoint(getPriceList, {}), { wrapper });
  await waitFor(() => expect(result.current.data).toBeDefined());
  await act(() => session.logout());
  expect(result.current.data).toEqual({ price_list: null });
});
