import type { OwnSession } from '@consultancy/validation';
import { listSessions, sessionsKey } from '../endpoints/sessions/list-sessions.ts';
import { type Resource, useResource } from './use-resource.ts';

/** The signed-in user's open sessions; null waits. */
export function useSessions(username: string | null): Resource<OwnSession[]> {
  return useResource(username === null ? null : sessionsKey(username), listSessions);
}
