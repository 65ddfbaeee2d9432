import { describe, expect, it, vi } from 'vitest';
import { memorySharing } from './refresh-sharing.ts';
import { createSession } from './session.ts';
import type { SessionMessage } from './session-channel.ts';
import { fakeFetch, json, someUser, unauthenticated } from './test-server.ts';

function memoryMarker(initial = false) {
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
  answer: (url: string) => Response,
  extra: Partial<Parameters<typeof createSession>[0]> = {},
) => {
  const backend = fakeFetch(answer);
  const log = vi.fn();
  const session = createSession({
    host: '/api',
    fetch: backend.fetch,
    sharing: memorySharing(),
    marker: memoryMarker(),
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

  it('is anonymous, and only logs, when validation and refresh are refused', async () => {
    const { session, log } = makeSession(unauthenticated);
    await session.start();
    expect(session.getState()).toMatchObject({ status: 'anonymous', ended: null });
    expect(log).toHaveBeenCalled();
  });

  it('says that the backend could not be reached', async () => {
    const { session } = makeSession(() => {
      throw new TypeError('offline');
    });
    await session.start();
    expect(session.getState()).toMatchObject({ status: 'anonymous', unreachable: true });
    const again = session.validate();
    expect(session.getState()).toMatchObject({ status: 'unknown', unreachable: false });
    await again;
    expect(session.getState()).toMatchObject({ status: 'anonymous', unreachable: true });
  });

  it('clears the user before the logout call ends, and only logs its failure', async () => {
    const marker = memoryMarker();
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

  it('tries a failed logout again at the next load and stays anonymous meanwhile', async () => {
    const marker = memoryMarker(true);
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
    const answer = (url: string) =>
      url.endsWith('/logout') ? json({ message: 'ok' }) : unauthenticated();
    const one = makeSession(answer, { channel: line() }).session;
    const other = makeSession(answer, { channel: line() }).session;
    one.setUser(someUser);
    expect(other.getState().user).toEqual(someUser);
    await one.logout();
    expect(other.getState()).toMatchObject({ user: null, ended: 'signed-out' });
  });

  it('notices a session that ends while somebody works', async () => {
    const { session } = makeSession(unauthenticated);
    session.setUser(someUser);
    expect(await session.refresh()).toBe(false);
    expect(session.getState()).toMatchObject({ user: null, ended: 'expired' });
  });
});
