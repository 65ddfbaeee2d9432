import { logout, type SessionUser, validateToken } from '@consultancy/validation';
import { type ClientOptions, createClient, type SessionClient } from './create-client.ts';

/**
 * What the session asks of the backend. It stands apart from the session's store, as it brings the
 * schemas of the calls along: a page that shows nothing of a session does without them.
 */
export interface SessionBackend {
  client: SessionClient;
  /** Who is signed in (§4). */
  validate(): Promise<SessionUser>;
  /** Ends the session there. */
  logout(): Promise<void>;
}

/** Makes the client and the session's own calls. */
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
