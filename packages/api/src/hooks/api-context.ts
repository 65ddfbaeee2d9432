import { createContext, use } from 'react';
import type { Client } from '../client/endpoint-types.ts';
import type { Session } from '../client/session.ts';

/** The session that `ApiProvider` provides to the screens below it. */
export const ApiContext = createContext<Session | null>(null);

/**
 * The session of this part of the tree.
 * @throws Error outside an `ApiProvider`.
 */
export function useSessionStore(): Session {
  const session = use(ApiContext);
  if (!session) throw new Error('ApiProvider is missing above this component');
  return session;
}

/** The client for the requests of a form. */
export function useClient(): Client {
  return useSessionStore().client;
}
