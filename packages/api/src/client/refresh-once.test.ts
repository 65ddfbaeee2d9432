import { getMachine, getWelcomeInfo, refreshToken } from '@consultancy/validation';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from './create-client.ts';
import { memorySharing } from './refresh-sharing.ts';
import { fakeFetch, json, someUser, unauthenticated } from './test-server.ts';

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

describe('refresh and replay', () => {
  it('makes one refresh for ten requests that expire together, and replays each once', async () => {
    const backend = expiringBackend({ refreshable: true });
    const { client, onSessionUser } = makeClient(backend.fetch);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => client.request(getMachine, {})),
    );
    expect(answers).toEqual(Array(10).fill(machine));
    expect(backend.count('/token/refresh')).toBe(1);
    expect(backend.count('/machine')).toBe(20);
    expect(onSessionUser).toHaveBeenCalledWith(someUser);
  });

  it('ends the session and passes the original error on when the refresh is refused', async () => {
    const backend = expiringBackend({ refreshable: false });
    const { client, onSessionEnd } = makeClient(backend.fetch);
    await expect(client.request(getMachine, {})).rejects.toMatchObject({
      status: 401,
      code: 'UNAUTHENTICATED',
    });
    expect(onSessionEnd).toHaveBeenCalledTimes(1);
    expect(backend.count('/machine')).toBe(1);
  });

  it('replays at most once when the replay is refused too', async () => {
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
    const shared = memorySharing();
    let queue: Promise<unknown> = Promise.resolve();
    const sharing = {
      ...shared,
      exclusively: <T>(task: () => Promise<T>): Promise<T> => {
        const turn = queue.then(task);
        queue = turn.catch(() => {});
        return turn;
      },
    };
    const tabs = [1, 2, 3].map(() => makeClient(backend.fetch, sharing).client);
    await Promise.all(tabs.map((tab) => tab.request(getMachine, {})));
    expect(backend.count('/token/refresh')).toBe(1);
    expect(backend.count('/machine')).toBe(6);
  });

  it('keeps the session when the refresh gets no answer', async () => {
    const backend = fakeFetch((url) => {
      if (url.endsWith('/token/refresh')) throw new TypeError('offline');
      return unauthenticated();
    });
    const { client, onSessionEnd } = makeClient(backend.fetch);
    await expect(
      client.request(getWelcomeInfo, { params: { username: 'ana_01' } }),
    ).rejects.toMatchObject({ status: 401 });
    expect(onSessionEnd).not.toHaveBeenCalled();
  });
});
