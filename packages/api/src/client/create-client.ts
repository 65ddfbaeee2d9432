import { type Endpoint, refreshToken, type SessionUser } from '@consultancy/validation';
import { isApiError, lostRefresh } from './api-error.ts';
import type { Client, EndpointInput, EndpointResponse, RequestOptions } from './endpoint-types.ts';
import { createRefreshes, type RefreshSharing } from './refresh-once.ts';
import { browserSharing } from './refresh-sharing.ts';
import { type LooseInput, requestTimeout, type Sender, send, sendForFile } from './send.ts';

/** What a client is made of. */
export interface ClientOptions {
  /** Base address of the backend, {host} of §7, e.g. `/api`. */
  host: string;
  /** Told who is signed in after each refresh of the session. */
  onSessionUser?: (user: SessionUser) => void;
  /** Told that the backend refused to refresh the session: nobody is signed in. */
  onSessionEnd?: () => void;
  /** @defaultValue the global `fetch`, looked up at each call */
  fetch?: typeof fetch;
  /** Milliseconds until a call is given up. @defaultValue 30,000 */
  timeout?: number;
  /** How the tabs of a browser share refreshes. @defaultValue Web Locks and localStorage */
  sharing?: RefreshSharing;
}

/** A client and the refresh of its session. */
export interface SessionClient extends Client {
  /**
   * Renews the session, at most once at a time in this browser (§4). Gives null when another tab
   * did it meanwhile.
   * @throws ApiError when it was refused or the backend cannot be reached.
   */
  refresh(): Promise<SessionUser | null>;
}

const isUnauthenticated = (error: unknown): boolean => isApiError(error) && error.status === 401;

/**
 * Milliseconds for one try at a refresh. Two of them end well within the thirty seconds in which the
 * server gives a lost answer again; after those the same token would be taken for a stolen one.
 */
const refreshTimeout = 10_000;

/** Renews the session. An answer that was lost on the way is asked for once more (numbers R8). */
async function renew(sender: Sender): Promise<SessionUser> {
  const hasty = { ...sender, timeout: Math.min(sender.timeout, refreshTimeout) };
  const ask = async () => (await send(hasty, refreshToken, {})) as SessionUser;
  try {
    return await ask();
  } catch (error) {
    if (!isApiError(error) || !error.isUnreachable) throw error;
    return ask();
  }
}

/** Makes the client of every call (§7), with the single refresh and replay of §4. */
export function createClient(options: ClientOptions): SessionClient {
  const sender: Sender = {
    host: options.host,
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    timeout: options.timeout ?? requestTimeout,
  };
  const refreshes = createRefreshes(() => renew(sender), options.sharing ?? browserSharing());

  const refreshAfter = async (seen: number): Promise<SessionUser | null> => {
    try {
      const user = await refreshes.after(seen);
      if (user) options.onSessionUser?.(user);
      return user;
    } catch (error) {
      if (isUnauthenticated(error)) options.onSessionEnd?.();
      throw error;
    }
  };

  /**
   * A renewal whose answer was lost leaves a token that the server takes for some seconds more, and
   * later for a stolen one. The first call that gets through asks again, and does not wait for it.
   */
  const settle = (seen: number) => {
    if (refreshes.isOpen()) refreshAfter(seen).catch(() => {});
  };

  async function replayed<Value>(
    endpoint: Endpoint,
    attempt: () => Promise<Value>,
  ): Promise<Value> {
    const seen = refreshes.seen();
    try {
      const value = await attempt();
      settle(seen);
      return value;
    } catch (error) {
      if (!isUnauthenticated(error) || endpoint.path === refreshToken.path) throw error;
      try {
        await refreshAfter(seen);
      } catch (rejection) {
        // §4: when the refresh fails, the original error is passed on.
        throw isUnauthenticated(rejection) ? error : lostRefresh(error, rejection);
      }
      return attempt();
    }
  }

  return {
    request: <C extends Endpoint>(endpoint: C, input: EndpointInput<C>, extra?: RequestOptions) =>
      replayed(endpoint, () => send(sender, endpoint, input as LooseInput, extra)) as Promise<
        EndpointResponse<C>
      >,
    download: (endpoint, input, accept, extra) =>
      replayed(endpoint, () => sendForFile(sender, endpoint, input as LooseInput, accept, extra)),
    refresh: () => refreshAfter(refreshes.seen()),
  };
}
