import type { Endpoint, SessionUser } from '@consultancy/validation';
import { type BrowserFlag, browserFlag } from './browser-flag.ts';
import { type ConfirmationGate, createConfirmationGate } from './confirmation-gate.ts';
import type { ClientOptions, SessionClient } from './create-client.ts';
import type { RequestOptions } from './endpoint-types.ts';
import { loadOnce } from './load-once.ts';
import { browserChannel, type SessionChannel } from './session-channel.ts';
import { isForbidden, isLost } from './session-failures.ts';
import { signedInHint } from './signed-in-hint.ts';

/** `unknown` until the first validation has completed (§4). */
export type SessionStatus = 'unknown' | 'anonymous' | 'authenticated';

/** Who is signed in, as the screens see it. */
export interface SessionState {
  readonly user: SessionUser | null;
  readonly status: SessionStatus;
  /** Why the session is over: the backend revoked it, or the user signed out. */
  readonly ended: 'expired' | 'signed-out' | null;
  /** The validation got no response, so a user may still be signed in. */
  readonly isUnreachable: boolean;
}

/** The session of §4, without React: a store and its actions. */
export interface Session {
  readonly client: SessionClient;
  /** Confirmations that the backend demands before a request. */
  readonly gate: ConfirmationGate;
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
  /**
   * Whether this browser was signed in when last known. Without it, a page that depends on the session
   * opens without a request.
   */
  isLikely(): boolean;
  /** Validates the session; only the first call does anything (§4 "once"). */
  start(): Promise<void>;
  /** Validates the session again, after the backend was unreachable. */
  validate(): Promise<void>;
  /** Fetches who is still signed in; without a response nothing changes. */
  recheck(): Promise<void>;
  /** Sets who is signed in, after a sign-in. */
  setUser(user: SessionUser | null): void;
  /** Renews the session; failures are only logged (§8). Says whether it succeeded. */
  refresh(): Promise<boolean>;
  /**
   * Clears the user first, aborts what the screens still read, then notifies the backend; a failure
   * is only logged (§4).
   */
  logout(): Promise<void>;
}

/** Options of a session. */
export interface SessionOptions
  extends Omit<ClientOptions, 'onSessionUser' | 'onSessionEnd' | 'gate'> {
  /** Receives failures that no message shows (§8). */
  log?: (message: string, error: unknown) => void;
  channel?: SessionChannel;
  /** Set while a sign-out has not reached the backend yet (decisions §3). */
  marker?: BrowserFlag;
  /** Set while a user is signed in, as far as this browser knows. */
  hint?: BrowserFlag;
}

const anonymous: SessionState = {
  user: null,
  status: 'anonymous',
  ended: null,
  isUnreachable: false,
};

/** The state of a session before it is validated, which prerendered pages show. */
export const unknownSession: SessionState = { ...anonymous, status: 'unknown' };

/** Creates the session and its client. */
export function createSession(options: SessionOptions): Session {
  const log = options.log ?? (() => {});
  const channel = options.channel ?? browserChannel();
  const marker = options.marker ?? browserFlag('session.logout-pending');
  const hint = options.hint ?? signedInHint();
  const gate = createConfirmationGate();
  const listeners = new Set<() => void>();
  let state = unknownSession;
  let started: Promise<void> | null = null;
  let isRefetching = false;
  // A reload loses the user, but not the hint that there was one; a rejected refresh may clear it.
  let wasSignedIn = hint.isSet();
  let reading = new AbortController();

  const update = (next: SessionState) => {
    const isSignOut = next.ended === 'signed-out' && state.ended !== 'signed-out';
    state = next;
    if (isSignOut) stopReading();
    for (const listener of listeners) listener();
  };
  /** No one waits for these responses anymore, and the backend would reject the requests. */
  const stopReading = () => {
    reading.abort();
    reading = new AbortController();
  };
  /** Only reads end with the session: a change that was sent may have been done. */
  const abortReadsOnSignOut = <Options extends RequestOptions>(
    endpoint: Endpoint,
    options?: Options,
  ) => {
    if (endpoint.method !== 'GET') return options;
    const signals = [reading.signal, ...(options?.signal ? [options.signal] : [])];
    return { ...options, signal: AbortSignal.any(signals) };
  };
  const enter = (user: SessionUser) => {
    // While a sign-out waits for the backend, nothing signs the user in again by itself.
    if (marker.isSet()) return;
    hint.set();
    wasSignedIn = true;
    update({ user, status: 'authenticated', ended: null, isUnreachable: false });
  };
  /** A response that arrives after a sign-out belongs to the previous session. */
  const admit = (user: SessionUser) => {
    if (state.ended !== 'signed-out') enter(user);
  };
  const leave = (ended: SessionState['ended']) => {
    const hasEnded = wasSignedIn || hint.isSet();
    wasSignedIn = false;
    hint.clear();
    update({ ...anonymous, ended: hasEnded ? ended : state.ended });
    gate.cancel();
  };

  const backend = loadOnce(async () => {
    const code = await import('./session-backend.ts');
    return code.createSessionBackend({
      ...options,
      gate,
      onSessionUser: admit,
      onSessionEnd: () => leave('expired'),
    });
  });
  /** Also after a 403, as the user's role may have been withdrawn. */
  const recheck = async () => {
    if (isRefetching || !state.user) return;
    isRefetching = true;
    try {
      admit(await (await backend()).validate());
    } catch (error) {
      log('session validation failed', error);
    }
    isRefetching = false;
  };
  const withRole = async <Value>(attempt: Promise<Value>): Promise<Value> => {
    try {
      return await attempt;
    } catch (error) {
      if (isForbidden(error)) void recheck();
      throw error;
    }
  };
  const client: SessionClient = {
    request: async (endpoint, input, options) => {
      const limited = abortReadsOnSignOut(endpoint, options);
      return withRole((await backend()).client.request(endpoint, input, limited));
    },
    download: async (endpoint, input, accept, options) => {
      const limited = abortReadsOnSignOut(endpoint, options);
      return withRole((await backend()).client.download(endpoint, input, accept, limited));
    },
    refresh: async () => (await backend()).client.refresh(),
  };
  channel.listen((message) => {
    if (message.type === 'signed-in') enter(message.user);
    else leave('signed-out');
  });

  const requestLogout = async () => {
    try {
      await (await backend()).logout();
      marker.clear();
    } catch (error) {
      // Without a session there is nothing left to revoke.
      if (!isLost(error)) marker.clear();
      log('logout failed', error);
    }
  };
  const validate = async () => {
    // On a retry, screens show that a response is pending.
    if (state.isUnreachable) update({ ...state, status: 'unknown', isUnreachable: false });
    try {
      enter(await (await backend()).validate());
    } catch (error) {
      log('session validation failed', error);
      if (isLost(error)) update({ ...state, user: null, status: 'anonymous', isUnreachable: true });
      else leave('expired');
    }
  };

  return {
    client,
    gate,
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isLikely: () => hint.isSet() || marker.isSet(),
    start: () => {
      if (started) return started;
      if (marker.isSet()) {
        leave(null);
        started = requestLogout();
      } else {
        started = validate();
      }
      return started;
    },
    validate,
    recheck,
    setUser: (user) => {
      if (!user) return leave(null);
      marker.clear();
      enter(user);
      channel.post({ type: 'signed-in', user });
    },
    refresh: async () => {
      try {
        // Null: another tab has refreshed, and only the backend knows who is signed in.
        const { client: refresher, validate: fetchUser } = await backend();
        const user = await refresher.refresh();
        if (state.user === null) enter(user ?? (await fetchUser()));
        return true;
      } catch (error) {
        log('session refresh failed', error);
        update({ ...state, isUnreachable: isLost(error) });
        return false;
      }
    },
    logout: async () => {
      marker.set();
      hint.clear();
      wasSignedIn = false;
      update({ ...anonymous, ended: 'signed-out' });
      gate.cancel();
      channel.post({ type: 'signed-out' });
      await requestLogout();
    },
  };
}
