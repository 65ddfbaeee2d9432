import { exportTypes, getMachine, getUsers, releaseMachine } from '@consultancy/validation';
import { describe, expect, it, vi } from 'vitest';
import { fakeFetch, json, someUser, unauthenticated } from './fake-fetch.ts';
import { memorySharing } from './refresh-sharing.ts';
import { createSession } from './session.ts';
import type { SessionMessage } from './session-channel.ts';

function lost(): Response {
  throw new TypeError('offline');
}

function memoryFlag(initial = false) {
  let set = initial;
  return {
    isSet: () => set,
    set: () => {
      set = true;
    },
    clear: () => {
      set = false;
    },
  };
}

function channelPair() {
  const receivers = new Set<(message: SessionMessage) => void>();
  return () => {
    let own: ((message: SessionMessage) => void) | null = null;
    return {
      post: (message: SessionMessage) => {
        for (const receive of receivers) if (receive !== own) receive(message);
      },
      listen: (receive: (message: SessionMessage) => void) => {
        own = receive;
        receivers.add(receive);
      },
    };
  };
}

const makeSession = (
  response: (url: string) => Response,
  extra: Partial<Parameters<typeof createSession>[0]> = {},
) => {
  const backend = fakeFetch(response);
  const log = vi.fn();
  const session = createSession({
    host: '/api',
    fetch: backend.fetch,
    sharing: memorySharing(),
    marker: memoryFlag(),
    hint: memoryFlag(),
    channel: channelPair()(),
    log,
    ...extra,
  });
  return { session, backend, log };
};

describe('session', () => {
  it('is unknown at the start and validated once', async () => {
    const { session, backend } = makeSession(() => json(someUser));
    expect(session.getState()).toMatchObject({ user: null, status: 'unknown' });
    await Promise.all([session.start(), session.start()]);
    expect(session.getState()).toMatchObject({ user: someUser, status: 'authenticated' });
    expect(backend.count('/auth/validate_token')).toBe(1);
  });

  it('is anonymous, and only logs, when validation and refresh are rejected', async () => {
    const { session, log } = makeSession(unauthenticated);
    await session.start();
    expect(session.getState()).toMatchObject({ status: 'anonymous', ended: null });
    expect(log).toHaveBeenCalled();
  });

  it('reports an unreachable backend', async () => {
    const { session } = makeSession(lost);
    await session.start();
    expect(session.getState()).toMatchObject({ status: 'anonymous', isUnreachable: true });
    const again = session.validate();
    expect(session.getState()).toMatchObject({ status: 'unknown', isUnreachable: false });
    await again;
    expect(session.getState()).toMatchObject({ status: 'anonymous', isUnreachable: true });
  });

  it('does not sign out when a refresh gets no response', async () => {
    const hint = memoryFlag(true);
    let online = false;
    const response = (url: string) => {
      if (!url.endsWith('/token/refresh')) return online ? json(someUser) : unauthenticated();
      throw new TypeError('cut');
    };
    const { session } = makeSession(response, { hint });
    await session.start();
    expect(session.getState()).toMatchObject({ user: null, isUnreachable: true, ended: null });
    expect(hint.isSet()).toBe(true);
    online = true;
    await session.validate();
    expect(session.getState()).toMatchObject({ user: someUser, isUnreachable: false });
  });

  it('fetches the user again, once, when requests are forbidden: the role may be withdrawn', async () => {
    let role = 'admin';
    const { session, backend } = makeSession((url) =>
      url.endsWith('/auth/validate_token')
        ? json({ ...someUser, role })
        : json({ error: 'UNAUTHORIZED', code: 'UNAUTHORIZED' }, 403),
    );
    await session.start();
    role = 'user';
    const requests = [1, 2].map(() => session.client.request(getMachine, {}));
    const results = await Promise.allSettled(requests);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect.poll(() => session.getState().user?.role).toBe('user');
    expect(backend.count('/auth/validate_token')).toBe(2);
    await session.client.download(getUsers, { query: {} }, exportTypes.csv).catch(() => {});
    await expect.poll(() => backend.count('/auth/validate_token')).toBe(3);
  });

  it('stays signed in when a forbidden request is followed by no response', async () => {
    let online = true;
    const { session, log } = makeSession((url) => {
      if (!url.endsWith('/auth/validate_token'))
        return json({ error: 'x', code: 'UNAUTHORIZED' }, 403);
      if (!online) throw new TypeError('offline');
      return json(someUser);
    });
    await session.start();
    online = false;
    await expect(session.client.request(getMachine, {})).rejects.toThrow();
    await expect.poll(() => log).toHaveBeenCalled();
    expect(session.getState()).toMatchObject({ user: someUser, isUnreachable: false });
  });

  it.each([true, false])(
    'reports that the previous session is over, its cookie still there: %s',
    async (hasCookie) => {
      const hint = memoryFlag(true);
      const { session } = makeSession(unauthenticated, { hint });
      if (!hasCookie) hint.clear();
      await session.start();
      expect(session.getState()).toMatchObject({ status: 'anonymous', ended: 'expired' });
      session.setUser(someUser);
      if (!hasCookie) hint.clear();
      await session.refresh();
      expect(session.getState()).toMatchObject({ status: 'anonymous', ended: 'expired' });
    },
  );

  it.each(['/token/refresh', '/auth/validate_token'])(
    'stays signed out when the response of %s arrives after the sign-out',
    async (path) => {
      const response = Promise.withResolvers<Response>();
      const backend = fakeFetch((url) => {
        if (url.endsWith(path)) return response.promise;
        return url.endsWith('/logout') ? json({ message: 'ok' }) : unauthenticated();
      });
      const { session } = makeSession(unauthenticated, { fetch: backend.fetch });
      await session.recheck();
      expect(backend.calls).toHaveLength(0);
      session.setUser(someUser);
      const late = session.recheck();
      await expect.poll(() => backend.count(path)).toBe(1);
      await session.logout();
      expect(session.isLikely()).toBe(false);
      response.resolve(json(someUser));
      await late;
      expect(session.getState()).toMatchObject({ user: null, ended: 'signed-out' });
    },
  );

  it('ends what waits for a confirmation with the session', async () => {
    const response = (url: string) => {
      if (url.endsWith('/logout')) return json({ message: 'ok' });
      return url.endsWith('/machine')
        ? json({ error: 'x', code: 'FACTOR_CONFIRMATION_REQUIRED' }, 403)
        : unauthenticated();
    };
    const { session } = makeSession(response);
    session.gate.subscribe(() => {});
    for (const end of [session.refresh, session.logout]) {
      session.setUser(someUser);
      const change = session.client.request(releaseMachine, {});
      await expect.poll(session.gate.getState).toBe('factor');
      await end();
      expect(session.gate.getState()).toBe('none');
      await expect(change).rejects.toMatchObject({ code: 'FACTOR_CONFIRMATION_REQUIRED' });
    }
  });

  it('aborts what is still read at a sign-out here or in another tab, and no change', async () => {
    const line = channelPair();
    const sent: AbortSignal[] = [];
    const backend = fakeFetch((url, { signal }) => {
      if (url.endsWith('/logout')) return json({ message: 'ok' });
      if (signal) sent.push(signal);
      return new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    });
    const make = () =>
      makeSession(unauthenticated, { channel: line(), fetch: backend.fetch }).session;
    const [here, there] = [make(), make()];
    here.setUser(someUser);
    const reads: Promise<unknown>[] = [here, there].map(({ client }) =>
      client.request(getMachine, {}),
    );
    reads.push(here.client.download(getUsers, { query: {} }, exportTypes.csv));
    void here.client.request(releaseMachine, {});
    await expect.poll(() => sent).toHaveLength(4);
    await here.logout();
    const ends = await Promise.allSettled(reads);
    expect(ends).toMatchObject(Array(3).fill({ reason: { kind: 'network' } }));
    expect(sent.filter((signal) => signal.aborted)).toHaveLength(3);
    here.setUser(someUser);
    const own = new AbortController();
    const read = here.client.request(getMachine, {}, { signal: own.signal });
    await expect.poll(() => sent).toHaveLength(5);
    expect(sent.at(-1)?.aborted).toBe(false);
    own.abort();
    await expect(read).rejects.toMatchObject({ kind: 'network' });
  });

  it('clears the user before the logout request ends, and only logs its failure', async () => {
    const marker = memoryFlag();
    const { session, log } = makeSession(
      (url) => (url.endsWith('/logout') ? json({}, 500) : json(someUser)),
      { marker },
    );
    await session.start();
    const leaving = session.logout();
    expect(session.getState()).toMatchObject({ user: null, status: 'anonymous' });
    await leaving;
    expect(log).toHaveBeenCalledWith('logout failed', expect.anything());
    expect(marker.isSet()).toBe(true);
  });

  it('does not try a logout again that was rejected, as there is no session to revoke', async () => {
    const marker = memoryFlag();
    const { session } = makeSession(unauthenticated, { marker });
    await session.logout();
    expect(marker.isSet()).toBe(false);
  });

  it('has a user again after a refresh, and asks who it is where another tab did it', async () => {
    const sharing = memorySharing();
    const { session, backend } = makeSession(() => json(someUser), { sharing });
    expect(await session.refresh()).toBe(true);
    expect(session.getState().user).toEqual(someUser);
    const exclusively = <T>(task: () => Promise<T>) => {
      sharing.write({ count: 9, result: 'renewed' });
      return task();
    };
    const other = makeSession(() => json(someUser), { sharing: { ...sharing, exclusively } });
    expect(await other.session.refresh()).toBe(true);
    expect(other.session.getState().user).toEqual(someUser);
    expect(other.backend.count('/token/refresh')).toBe(0);
    expect(backend.count('/token/refresh')).toBe(1);
  });

  it('tries a failed logout again at the next load and stays anonymous meanwhile', async () => {
    const marker = memoryFlag(true);
    const { session, backend } = makeSession(
      (url) => json(url.endsWith('/logout') ? { message: 'ok' } : someUser),
      { marker },
    );
    await session.start();
    expect(session.getState()).toMatchObject({ user: null, status: 'anonymous' });
    expect(backend.count('/logout')).toBe(1);
    expect(backend.count('/auth/validate_token')).toBe(0);
    expect(marker.isSet()).toBe(false);
  });

  it('reaches the other tabs with a sign-in and a sign-out', async () => {
    const line = channelPair();
    const response = (url: string) =>
      url.endsWith('/logout') ? json({ message: 'ok' }) : unauthenticated();
    const one = makeSession(response, { channel: line() }).session;
    const other = makeSession(response, { channel: line() }).session;
    one.setUser(someUser);
    expect(other.getState().user).toEqual(someUser);
    await one.logout();
    expect(other.getState()).toMatchObject({ user: null, ended: 'signed-out' });
  });

  it('notices a session that expires during use', async () => {
    let response = lost;
    const { session } = makeSession(() => response());
    session.setUser(someUser);
    expect(await session.refresh()).toBe(false);
    expect(session.getState()).toMatchObject({ user: someUser, ended: null, isUnreachable: true });
    response = unauthenticated;
    expect(await session.refresh()).toBe(false);
    const over = { user: null, ended: 'expired', isUnreachable: false };
    expect(session.getState()).toMatchObject(over);
  });

  it('is likely from a sign-in until it ends, so that anonymous visitors cause no request', async () => {
    const { session } = makeSession((url) =>
      url.endsWith('/validate_token') ? json(someUser) : unauthenticated(),
    );
    expect(session.isLikely()).toBe(false);
    await session.start();
    expect(session.isLikely()).toBe(true);
    session.setUser(null);
    expect(session.isLikely()).toBe(false);
  });

  it('is likely while a sign-out has not reached the backend', () => {
    const { session } = makeSession(() => unauthenticated(), { marker: memoryFlag(true) });
    expect(session.isLikely()).toBe(true);
  });

  it('has no user but one who signs in while a sign-out has not reached the backend', async () => {
    const marker = memoryFlag(true);
    const { session } = makeSession(() => json(someUser), { marker });
    await session.validate();
    expect(session.getState().user).toBeNull();
    session.setUser(someUser);
    expect(session.getState().user).toEqual(someUser);
    expect(marker.isSet()).toBe(false);
  });
});
