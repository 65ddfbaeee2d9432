import { type Call, refreshToken, type SessionUser } from '@consultancy/validation';
import { isApiError } from './api-error.ts';
import type { CallAnswer, CallInput, Client, RequestOptions } from './call-types.ts';
import { clock, createRefreshOnce, type RefreshSharing } from './refresh-once.ts';
import { browserSharing } from './refresh-sharing.ts';
import { callTimeout, type LooseInput, type Sender, send } from './send.ts';

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

/** Makes the client of every call (§7), with the single refresh and replay of §4. */
export function createClient(options: ClientOptions): SessionClient {
  const sender: Sender = {
    host: options.host,
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    timeout: options.timeout ?? callTimeout,
  };
  const refreshOnce = createRefreshOnce(
    async () => (await send(sender, refreshToken, {})) as SessionUser,
    options.sharing ?? browserSharing(),
  );

  const refreshSince = async (since: number): Promise<SessionUser | null> => {
    try {
      const user = await refreshOnce(since);
      if (user) options.onSessionUser?.(user);
      return user;
    } catch (error) {
      if (isUnauthenticated(error)) options.onSessionEnd?.();
      throw error;
    }
  };

  async function request(call: Call, input: LooseInput, extra?: RequestOptions): Promise<unknown> {
    const sentAt = clock();
    try {
      return await send(sender, call, input, extra);
    } catch (error) {
      if (!isUnauthenticated(error) || call.path === refreshToken.path) throw error;
      try {
        await refreshSince(sentAt);
      } catch {
        // §4: when the refresh fails, the original error is passed on.
        throw error;
      }
      return send(sender, call, input, extra);
    }
  }

  return {
    request: <C extends Call>(call: C, input: CallInput<C>, extra?: RequestOptions) =>
      request(call, input as LooseInput, extra) as Promise<CallAnswer<C>>,
    refresh: () => refreshSince(clock()),
  };
}
