import { confirmIdentity, getMachine, getWelcomeInfo, refreshToken } from '@consultancy/validation';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from './create-client.ts';
import { fakeFetch, json, someUser, unauthenticated } from './fake-fetch.ts';
import { memorySharing } from './refresh-sharing.ts';

const confirmation = { password: 'una clave larga' };
const machine = { machine_id: null, registered_at: null };

/** A backend whose session is over until a refresh succeeds. */
function expiringBackend(options: { refreshable: boolean; stuck?: boolean }) {
  let valid = false;
  return fakeFetch(async (url) => {
    await new Promise((resolve) => setTimeout(resolve, 2));
    if (!url.endsWith('/token/refresh')) {
      return valid && !options.stuck ? json(machine) : unauthenticated();
    }
    if (!options.refreshable) return unauthenticated();
    valid = true;
    return json(someUser);
  });
}

const makeClient = (fetchLike: typeof fetch, sharing = memorySharing()) => {
  const onSessionUser = vi.fn();
  const onSessionEnd = vi.fn();
  const client = createClient({
    host: '/api',
    fetch: fetchLike,
    sharing,
    onSessionUser,
    onSessionEnd,
  });
  return { client, onSessionUser, onSessionEnd };
};

function lostResponse(): Response {
  throw new TypeError('cut');
}

/** Tabs of one browser, whose refreshes wait for each other. */
function openTabs(fetchLike: typeof fetch) {
  let queue: Promise<unknown> = Promise.resolve();
  const sharing = {
    ...memorySharing(),
    exclusively: <T>(task: () => Promise<T>): Promise<T> => {
      const turn = queue.then(task);
      queue = turn.catch(() => {});
      return turn;
    },
  };
  return [1, 2, 3].map(() => makeClient(fetchLike, sharing));
}

const threeTabs = (fetchLike: typeof fetch) => openTabs(fetchLike).map(({ client }) => client);

/**
 * A backend whose confirmation gives the session a new id (ADR 017), and the cookie of a browser: it is sent
 * as it is then, and set when the response arrives.
 */
function rotatingBackend(late: { confirmation: number; refresh: number }) {
  let cookie = { id: 1, expired: true };
  let id = cookie.id;
  const pause = (milliseconds: number) =>
    new Promise((resolve) => setTimeout(resolve, milliseconds));
  const backend = fakeFetch(async (url) => {
    const sent = cookie;
    if (url.endsWith('/confirm-identity')) await pause(10);
    if (sent.id !== id) return unauthenticated();
    if (url.endsWith('/confirm-identity')) {
      id += 1;
      await pause(late.confirmation);
      cookie = { id, expired: false };
      return json({ message: 'Su identidad quedó confirmada.' });
    }
    if (!url.endsWith('/token/refresh')) return sent.expired ? unauthenticated() : json(machine);
    await pause(late.refresh);
    cookie = { id: sent.id, expired: false };
    return json(someUser);
  });
  return { ...backend, hasRotated: () => id > 1 };
}

describe('refresh and replay', () => {
  it('makes one refresh for ten requests that expire together, and replays each once', async () => {
    const backend = expiringBackend({ refreshable: true });
    const { client, onSessionUser } = makeClient(backend.fetch);
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => client.request(getMachine, {})),
    );
    expect(responses).toEqual(Array(10).fill(machine));
    expect(backend.count('/token/refresh')).toBe(1);
    expect(backend.count('/machine')).toBe(20);
    expect(onSessionUser).toHaveBeenCalledWith(someUser);
  });

  it('signs out and passes the original error on when the refresh is rejected', async () => {
    const backend = expiringBackend({ refreshable: false });
    const { client, onSessionEnd } = makeClient(backend.fetch);
    await expect(client.request(getMachine, {})).rejects.toMatchObject({
      status: 401,
      code: 'UNAUTHENTICATED',
    });
    expect(onSessionEnd).toHaveBeenCalledTimes(1);
    expect(backend.count('/machine')).toBe(1);
  });

  it.each([400, 403, 422])(
    '§4: signs out when the refresh fails with %i, and passes the original error on',
    async (status) => {
      const backend = fakeFetch((url) =>
        url.endsWith('/token/refresh') ? json({ msg: 'Expired' }, status) : unauthenticated(),
      );
      const { client, onSessionEnd } = makeClient(backend.fetch);
      await expect(client.request(getMachine, {})).rejects.toMatchObject({
        code: 'UNAUTHENTICATED',
        isUnreachable: false,
      });
      expect(onSessionEnd).toHaveBeenCalledTimes(1);
      expect(backend.count('/token/refresh')).toBe(1);
    },
  );

  it.each([429, 503])(
    'stays signed in when the refresh fails with %i, which says nothing about the session',
    async (status) => {
      const backend = fakeFetch((url) =>
        url.endsWith('/token/refresh') ? json({}, status) : unauthenticated(),
      );
      const { client, onSessionEnd } = makeClient(backend.fetch);
      await expect(client.request(getMachine, {})).rejects.toMatchObject({ isUnreachable: true });
      expect(onSessionEnd).not.toHaveBeenCalled();
    },
  );

  it('replays at most once when the replay is rejected too', async () => {
    const backend = expiringBackend({ refreshable: true, stuck: true });
    const { client } = makeClient(backend.fetch);
    await expect(client.request(getMachine, {})).rejects.toMatchObject({ status: 401 });
    expect(backend.count('/machine')).toBe(2);
    expect(backend.count('/token/refresh')).toBe(1);
  });

  it('never refreshes for the refresh itself', async () => {
    const backend = expiringBackend({ refreshable: false });
    const { client } = makeClient(backend.fetch);
    await expect(client.request(refreshToken, {})).rejects.toMatchObject({ status: 401 });
    expect(backend.count('/token/refresh')).toBe(1);
  });

  it('does not refresh again in a tab that waited for another tab', async () => {
    const backend = expiringBackend({ refreshable: true });
    const tabs = threeTabs(backend.fetch);
    await Promise.all(tabs.map((tab) => tab.request(getMachine, {})));
    expect(backend.count('/token/refresh')).toBe(1);
    expect(backend.count('/machine')).toBe(6);
  });

  it.each([
    ['rejected', unauthenticated, 1, false],
    ['lost', lostResponse, 2, true],
  ] as const)(
    'shares with the tabs that waited that it was %s',
    async (_, response, requests, lost) => {
      const backend = fakeFetch((url) =>
        url.endsWith('/token/refresh') ? response() : unauthenticated(),
      );
      const tabs = threeTabs(backend.fetch);
      const ends = await Promise.allSettled(tabs.map((tab) => tab.request(getMachine, {})));
      const error = expect.objectContaining({ status: 401, isUnreachable: lost });
      expect(ends).toEqual(Array(3).fill({ status: 'rejected', reason: error }));
      expect(backend.count('/token/refresh')).toBe(requests);
      expect(backend.count('/machine')).toBe(3);
    },
  );

  it('stays signed in when the refresh gets no response, and says so with the original error', async () => {
    const backend = fakeFetch((url) => {
      if (url.endsWith('/token/refresh')) throw new TypeError('offline');
      return unauthenticated();
    });
    const { client, onSessionEnd } = makeClient(backend.fetch);
    await expect(
      client.request(getWelcomeInfo, { params: { username: 'ana_01' } }),
    ).rejects.toMatchObject({
      status: 401,
      code: 'UNAUTHENTICATED',
      message: '',
      isUnreachable: true,
    });
    expect(onSessionEnd).not.toHaveBeenCalled();
    expect(backend.count('/token/refresh')).toBe(2);
  });

  it('repeats a refresh once when its response was lost', async () => {
    let refreshed = 0;
    const backend = fakeFetch((url) => {
      if (!url.endsWith('/token/refresh')) return refreshed > 1 ? json(machine) : unauthenticated();
      refreshed += 1;
      if (refreshed === 1) throw new TypeError('cut');
      return json(someUser);
    });
    const { client } = makeClient(backend.fetch);
    expect(await client.request(getMachine, {})).toEqual(machine);
    expect(backend.count('/token/refresh')).toBe(2);
    expect(backend.count('/machine')).toBe(2);
  });

  it('limits two attempts to less time than the server repeats a lost response', async () => {
    const limits = vi.spyOn(AbortSignal, 'timeout');
    const { client } = makeClient(expiringBackend({ refreshable: true }).fetch);
    await client.request(getMachine, {});
    const [ofRequest, ofRefresh] = limits.mock.calls.map(([milliseconds]) => milliseconds);
    limits.mockRestore();
    expect(ofRequest).toBe(30_000);
    expect(2 * Number(ofRefresh)).toBeLessThan(30_000);
  });

  it('repeats a lost refresh after the first request that succeeds', async () => {
    let hasLost = false;
    let isCut = true;
    const backend = fakeFetch((url) => {
      if (!url.endsWith('/token/refresh')) return hasLost ? json(machine) : unauthenticated();
      hasLost = true;
      return isCut ? lostResponse() : json(someUser);
    });
    const { client, onSessionUser } = makeClient(backend.fetch);
    await expect(client.request(getMachine, {})).rejects.toMatchObject({ isUnreachable: true });
    isCut = false;
    expect(await client.request(getMachine, {})).toEqual(machine);
    await expect.poll(() => onSessionUser).toHaveBeenCalledWith(someUser);
    await client.request(getMachine, {});
    expect(backend.count('/token/refresh')).toBe(3);
  });

  it('does not reject a refresh because another tab was rejected before the request', async () => {
    const sharing = memorySharing();
    sharing.write({ count: 7, result: 'rejected' });
    const backend = expiringBackend({ refreshable: true });
    const { client } = makeClient(backend.fetch, sharing);
    expect(await client.request(getMachine, {})).toEqual(machine);
    expect(sharing.read()).toEqual({ count: 8, result: 'renewed' });
  });

  it('keeps the session when a request is rejected before a confirmation has arrived', async () => {
    const backend = rotatingBackend({ confirmation: 100, refresh: 0 });
    const [confirming, reading] = openTabs(backend.fetch);
    const confirmed = confirming?.client.request(confirmIdentity, { body: confirmation });
    await expect.poll(backend.hasRotated, { interval: 1 }).toBe(true);
    expect(await reading?.client.request(getMachine, {})).toEqual(machine);
    await confirmed;
    expect(reading?.onSessionEnd).not.toHaveBeenCalled();
    expect(backend.count('/token/refresh')).toBe(0);
  });

  it('keeps the session when a refresh is in flight before a confirmation', async () => {
    const backend = rotatingBackend({ confirmation: 0, refresh: 100 });
    const [confirming, reading] = openTabs(backend.fetch);
    const read = reading?.client.request(getMachine, {});
    await expect.poll(() => backend.count('/token/refresh'), { interval: 1 }).toBe(1);
    await confirming?.client.request(confirmIdentity, { body: confirmation });
    expect(await read).toEqual(machine);
    expect(await reading?.client.request(getMachine, {})).toEqual(machine);
    expect(reading?.onSessionEnd).not.toHaveBeenCalled();
    expect(backend.count('/token/refresh')).toBe(1);
  });
});
