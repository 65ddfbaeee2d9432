import { createSession, memorySharing, type Session } from '@consultancy/api';
import type { StorySession } from './story-parameters.ts';

const silentChannel = { post: () => {}, listen: () => {} };

/** A flag that is reset after each story. */
function memoryFlag() {
  let set = false;
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

/** A real session and client over the mocked endpoints, isolated from other stories. */
export function storySession(initial: StorySession): Session {
  const session = createSession({
    host: '/api',
    sharing: memorySharing(),
    channel: silentChannel,
    marker: memoryFlag(),
    hint: memoryFlag(),
  });
  if (initial === 'start') return session;
  if (initial !== null && typeof initial === 'object') session.setUser(initial);
  if (initial === null) session.setUser(null);
  const state = session.getState();
  return {
    ...session,
    start: async () => {},
    ...(initial === 'expired' ? { getState: () => expiredState, subscribe: () => () => {} } : {}),
    ...(initial === 'unknown' ? { getState: () => state, refresh: async () => false } : {}),
  };
}

const expiredState = {
  user: null,
  status: 'anonymous',
  ended: 'expired',
  isUnreachable: false,
} as const;
