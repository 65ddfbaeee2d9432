import { logout, type SessionUser, validateToken } from '@consultancy/validation';
import { type ClientOptions, createClient, type SessionClient } from './create-client.ts';

/**
 * The session's requests to the backend. They are a lazy chunk apart from the session's store, as
 * they import the schemas: a page that shows nothing of a session loads neither.
 */
export interface SessionBackend {
  client: SessionClient;
  /** Who is signed in (§4). */
  validate(): Promise<SessionUser>;
  /** Signs out at the backend. */
  logout(): Promise<void>;
}

/** Creates the client and the session's own requests. */
export function createSessionBackend(options: ClientOptions): SessionBackend {
  const client = createClient(options);
  return {
    client,
    validate: () => client.request(validateToken, {}),
    logout: async () => {
      await client.request(logout, {});
    },
  };
}
