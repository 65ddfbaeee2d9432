import { getMachine, releaseMachine } from '@consultancy/validation';
import { describe, expect, it, vi } from 'vitest';
import { fakeFetch, json, someUser, unauthenticated } from './fake-fetch.ts';
import { memorySharing } from './refresh-sharing.ts';
import { createSession } from './session.ts';
import type { SessionMessage } from './session-channel.ts';

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
        return () => receivers.delete(receive);
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
    const { session } = makeSession(() => {
      throw new TypeError('offline');
    });
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
    await session.client.request(getMachine, {}).catch(() => {});
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

  it('reports after a reload that the previous session is over', async () => {
    const { session } = makeSession(unauthenticated, { hint: memoryFlag(true) });
    await session.start();
    expect(session.getState()).toMatchObject({ status: 'anonymous', ended: 'expired' });
  });

  it('stays signed out when the response of a refresh arrives after the sign-out', async () => {
    const refreshed = Promise.withResolvers<Response>();
    const backend = fakeFetch((url) => {
      if (url.endsWith('/token/refresh')) return refreshed.promise;
      return url.endsWith('/logout') ? json({ message: 'ok' }) : unauthenticated();
    });
    const { session } = makeSession(unauthenticated, { fetch: backend.fetch });
    session.setUser(someUser);
    const late = session.client.request(getMachine, {}).catch(() => {});
    await expect.poll(() => backend.count('/token/refresh')).toBe(1);
    await session.logout();
    refreshed.resolve(json(someUser));
    await late;
    expect(session.getState()).toMatchObject({ user: null, ended: 'signed-out' });
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
    const reads = [here, there].map(({ client }) => client.request(getMachine, {}));
    void here.client.request(releaseMachine, {});
    await expect.poll(() => sent).toHaveLength(3);
    await here.logout();
    const ends = await Promise.allSettled(reads);
    expect(ends).toMatchObject([{ reason: { kind: 'network' } }, { reason: { kind: 'network' } }]);
    expect(sent.filter((signal) => signal.aborted)).toHaveLength(2);
    here.setUser(someUser);
    void here.client.request(getMachine, {});
    await expect.poll(() => sent).toHaveLength(4);
    expect(sent.at(-1)?.aborted).toBe(false);
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
    const { session } = makeSession(unauthenticated);
    session.setUser(someUser);
    expect(await session.refresh()).toBe(false);
    expect(session.getState()).toMatchObject({ user: null, ended: 'expired' });
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
});
