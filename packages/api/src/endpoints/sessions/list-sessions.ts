import { listSessions as listSessionsEndpoint, type OwnSession } from '@consultancy/validation';
import type { Client } from '../../client/endpoint-types.ts';

/** Key of one's own sessions in the cache. */
export const sessionsKey = (username: string) => ['sessions', username] as const;

/** One's own open sessions, the one last used first. */
export async function listSessions(client: Client): Promise<OwnSession[]> {
  const { items } = await client.request(listSessionsEndpoint, {});
  return items;
}
