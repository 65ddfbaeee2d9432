// @vitest-environment jsdom
import { getMachine, getUserCreditsBalance } from '@consultancy/validation';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fakeFetch, json, someUser } from '../client/fake-fetch.ts';
import { noMachine } from '../testing/fixtures/users.ts';
import { wrapperOf } from './fake-session.tsx';
import { useEndpoint } from './use-endpoint.ts';
import { useReload, useReloadIdle } from './use-reload.ts';

afterEach(cleanup);

const [balancePath, machinePath] = ['/user_credits_balance/', '/machine'];

function renderPage() {
  const backend = fakeFetch((url) => {
    if (url.includes(balancePath)) return json({ credits_balance: '12.50' });
    return url.includes(machinePath) ? json(noMachine) : json(someUser);
  });
  const { result } = renderHook(
    () => ({
      balance: useEndpoint(getUserCreditsBalance, { params: { username: 'marcela_rios' } }),
      machine: useEndpoint(getMachine, {}, 'marcela_rios'),
      reload: useReload(),
      reloadIdle: useReloadIdle(),
    }),
    { wrapper: wrapperOf(backend) },
  );
  return { backend, result };
}

it('reloads the endpoints that it is given, and no others', async () => {
  const { backend, result } = renderPage();
  await waitFor(() =>
    expect(result.current.balance.data && result.current.machine.data).toBeTruthy(),
  );
  await act(() => result.current.reload(getMachine));
  expect([backend.count(balancePath), backend.count(machinePath)]).toEqual([1, 2]);
});

it('reloads what is idle, and does not repeat what is being read', async () => {
  const { backend, result } = renderPage();
  await waitFor(() =>
    expect(result.current.balance.data && result.current.machine.data).toBeTruthy(),
  );
  await act(async () => {
    void result.current.reload(getMachine);
    result.current.reloadIdle();
  });
  await waitFor(() => expect(backend.count(balancePath)).toBe(2));
  expect(backend.count(machinePath)).toBe(2);
});
