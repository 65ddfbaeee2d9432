import { type Endpoint, refreshToken, type SessionUser } from '@consultancy/validation';
import { isApiError, lostRefreshError } from './api-error.ts';
import type { ConfirmationGate } from './confirmation-gate.ts';
import type { Client, EndpointInput, EndpointResponse, RequestOptions } from './endpoint-types.ts';
import { loadOnce } from './load-once.ts';
import { createRefreshes, type RefreshSharing } from './refresh-once.ts';
import { browserSharing } from './refresh-sharing.ts';
import { type LooseInput, requestTimeout, type Sender, send } from './send.ts';
import { isRejection } from './session-failures.ts';

/** Options of a client. */
export interface ClientOptions {
  /** Base address of the backend, {host} of §7, e.g. `/api`. */
  host: string;
  /** Called with the signed-in user after each refresh of the session. */
  onSessionUser?: (user: SessionUser) => void;
  /** Called when the backend rejects the refresh of the session: the user is signed out. */
  onSessionEnd?: () => void;
  /** @defaultValue the global `fetch`, read at each request */
  fetch?: typeof fetch;
  /** Milliseconds until a request times out. @defaultValue 30,000 */
  timeout?: number;
  /** Where requests wait for the user's confirmation. @defaultValue they are rejected */
  gate?: Pick<ConfirmationGate, 'shouldRetry'>;
  /** How the tabs of a browser share refreshes. @defaultValue Web Locks and localStorage */
  sharing?: RefreshSharing;
}

/** A client and the refresh of its session. */
export interface SessionClient extends Client {
  /**
   * Renews the session, at most once at a time in this browser (§4). Returns null when another tab
   * did it meanwhile.
   * @throws ApiError when it was rejected or the backend is unreachable.
   */
  refresh(): Promise<SessionUser | null>;
}

const isUnauthenticated = (error: unknown): boolean => isApiError(error) && error.status === 401;

/**
 * Milliseconds for one attempt at a refresh. Two attempts fit well within the thirty seconds in which
 * the server repeats a lost response; after those it would treat the same token as stolen.
 */
const refreshTimeout = 10_000;

/** Renews the session. Repeats the request once when its response was lost (R8). */
async function renew(sender: Sender): Promise<SessionUser> {
  const refreshSender = { ...sender, timeout: Math.min(sender.timeout, refreshTimeout) };
  const requestRefresh = async () => (await send(refreshSender, refreshToken, {})) as SessionUser;
  try {
    return await requestRefresh();
  } catch (error) {
    if (!isApiError(error) || !error.isUnreachable) throw error;
    return requestRefresh();
  }
}

/** What only downloads need is fetched with the first one. */
const loadDownload = loadOnce(() => import('./send-for-file.ts'));

/** Creates the client of every endpoint (§7), with the single refresh and replay of §4. */
export function createClient(options: ClientOptions): SessionClient {
  const sender: Sender = {
    host: options.host,
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    timeout: options.timeout ?? requestTimeout,
  };
  const refreshes = createRefreshes(() => renew(sender), options.sharing ?? browserSharing());

  const refreshAfter = async (finished: number): Promise<SessionUser | null> => {
    try {
      const user = await refreshes.after(finished);
      if (user) options.onSessionUser?.(user);
      return user;
    } catch (error) {
      if (isRejection(error)) options.onSessionEnd?.();
      throw error;
    }
  };

  /**
   * A refresh whose response was lost leaves a token that the server accepts for some seconds more and
   * then treats as stolen. The first request that succeeds repeats the refresh without waiting for it.
   */
  const repeatLostRefresh = (finished: number) => {
    if (refreshes.isUnknown()) refreshAfter(finished).catch(() => {});
  };

  /** Sends a request, and the same one again after a refresh where there is no valid session (§4). */
  async function withRefresh<Value>(
    endpoint: Endpoint,
    attempt: () => Promise<Value>,
  ): Promise<Value> {
    const finished = refreshes.finished();
    try {
      const value = await attempt();
      repeatLostRefresh(finished);
      return value;
    } catch (error) {
      if (!isUnauthenticated(error) || endpoint.path === refreshToken.path) throw error;
      try {
        await refreshAfter(finished);
      } catch (rejection) {
        // §4: when the refresh fails, the original error is passed on.
        throw isRejection(rejection) ? error : lostRefreshError(error, rejection);
      }
      return attempt();
    }
  }

  /** Sends a request, and the same one again once the user has confirmed what it demands. */
  async function withConfirmation<Value>(
    endpoint: Endpoint,
    attempt: () => Promise<Value>,
  ): Promise<Value> {
    try {
      return await withRefresh(endpoint, attempt);
    } catch (error) {
      if (!(await options.gate?.shouldRetry(error))) throw error;
      return withRefresh(endpoint, attempt);
    }
  }

  return {
    request: <E extends Endpoint>(endpoint: E, input: EndpointInput<E>, extra?: RequestOptions) =>
      withConfirmation(endpoint, () => {
        const attempt = () => send(sender, endpoint, input as LooseInput, extra);
        return endpoint.freshTokens ? refreshes.alone(attempt) : attempt();
      }) as Promise<EndpointResponse<E>>,
    download: (endpoint, input, accept, extra) =>
      withConfirmation(endpoint, async () => {
        const { sendForFile } = await loadDownload();
        return sendForFile(sender, endpoint, input as LooseInput, accept, extra);
      }),
    refresh: () => refreshAfter(refreshes.finished()),
  };
}
