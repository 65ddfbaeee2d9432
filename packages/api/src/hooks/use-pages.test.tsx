// @vitest-environment jsdom

import { getUtilizations } from '@consultancy/validation';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeFetch, json, someUser } from '../client/fake-fetch.ts';
import { utilizationRows } from '../testing/fixtures/utilizations.ts';
import { wrapperOf } from './fake-session.tsx';
import { useReportList } from './use-report-list.ts';
import { useSession } from './use-session.ts';

afterEach(cleanup);

function renderReport(response: (url: string) => Response) {
  const backend = fakeFetch((url) =>
    url.includes('/get_utilizations') ? response(url) : json(someUser),
  );
  const hook = renderHook(
    ({ whose }) => useReportList(getUtilizations, whose, { max_count: '2' }),
    { wrapper: wrapperOf(backend), initialProps: { whose: 'marcela_rios' } },
  );
  return { backend, hook };
}

describe('useReportList', () => {
  it('follows the cursor when more rows are requested', async () => {
    const [first, second, third] = utilizationRows(3);
    const { hook } = renderReport((url) =>
      url.includes('cursor=abc')
        ? json({ items: [third], next_cursor: null })
        : json({ items: [first, second], next_cursor: 'abc' }),
    );
    await waitFor(() => expect(hook.result.current.rows).toHaveLength(2));
    expect(hook.result.current.hasMore).toBe(true);
    act(() => hook.result.current.loadMore());
    await waitFor(() => expect(hook.result.current.rows).toHaveLength(3));
    expect(hook.result.current.hasMore).toBe(false);
  });

  it('shows cached rows on a second entry, and reloads them', async () => {
    let rows = utilizationRows(1);
    const { backend, hook } = renderReport(() => json({ items: rows, next_cursor: null }));
    await waitFor(() => expect(hook.result.current.rows).toHaveLength(1));
    hook.rerender({ whose: 'jperez_sig' });
    await waitFor(() => expect(backend.count('/get_utilizations/jperez_sig')).toBe(1));
    rows = utilizationRows(2);
    hook.rerender({ whose: 'marcela_rios' });
    expect(hook.result.current.rows).toHaveLength(1);
    await waitFor(() => expect(hook.result.current.rows).toHaveLength(2));
    expect(backend.count('/get_utilizations/marcela_rios')).toBe(2);
  });

  it('preserves the identity of rows that a reload did not change', async () => {
    const { backend, hook } = renderReport(() =>
      json({ items: utilizationRows(2), next_cursor: null }),
    );
    await waitFor(() => expect(hook.result.current.rows).toHaveLength(2));
    const { rows } = hook.result.current;
    await act(async () => void (await hook.result.current.reload()));
    expect(backend.count('/get_utilizations')).toBe(2);
    expect(hook.result.current.rows).toBe(rows);
  });

  it('refreshes the session once after a 422 and tries once more, without a loop', async () => {
    const { backend, hook } = renderReport(() => json({ error: 'x' }, 422));
    await waitFor(() => expect(backend.count('/get_utilizations')).toBe(2));
    await waitFor(() => expect(hook.result.current.error?.status).toBe(422));
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(backend.count('/token/refresh')).toBe(1);
    expect(backend.count('/get_utilizations')).toBe(2);
  });

  it('§4: loads again after the sign-in that follows a 422 and a rejected refresh', async () => {
    let isValid = false;
    const page = json({ items: utilizationRows(2), next_cursor: null });
    const expired = () => json({ msg: 'Expired' }, 422);
    const backend = fakeFetch((url) => {
      if (url.includes('/get_utilizations')) return isValid ? page : expired();
      return url.endsWith('/token/refresh') ? expired() : json(someUser);
    });
    const hook = renderHook(
      () => ({
        session: useSession(),
        report: useReportList(getUtilizations, 'marcela_rios', { max_count: '2' }),
      }),
      { wrapper: wrapperOf(backend) },
    );
    act(() => hook.result.current.session.setCurrentUser(someUser));
    await waitFor(() => expect(hook.result.current.session.ended).toBe('expired'));
    expect(hook.result.current.session.isAuth).toBe(false);
    isValid = true;
    act(() => hook.result.current.session.setCurrentUser(someUser));
    await waitFor(() => expect(hook.result.current.report.rows).toHaveLength(2));
  });

  it('does not retry a failure by itself', async () => {
    const { backend, hook } = renderReport(() => json({ error: 'x' }, 500));
    await waitFor(() => expect(hook.result.current.error?.status).toBe(500));
    expect(backend.count('/get_utilizations')).toBe(1);
  });

  it('reloads when a click passes its event as an argument', async () => {
    let responses = 0;
    const { hook } = renderReport(() => {
      responses += 1;
      return responses === 1
        ? json({ error: 'x' }, 500)
        : json({ items: utilizationRows(2), next_cursor: null });
    });
    await waitFor(() => expect(hook.result.current.error?.status).toBe(500));
    const onClick: (event: object) => unknown = hook.result.current.reload;
    act(() => void onClick({ type: 'click' }));
    await waitFor(() => expect(hook.result.current.rows).toHaveLength(2));
  });
});
