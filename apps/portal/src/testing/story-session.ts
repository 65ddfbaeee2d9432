import { createSession, memorySharing, type Session } from '@consultancy/api';
import type { StorySession } from './story-parameters.ts';

const silentChannel = { post: () => {}, listen: () => () => {} };

/** A flag that outlives no story. */
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

/** A real session and client over the mocked calls, sharing nothing with other stories. */
export function storySession(given: StorySession): Session {
  const session = createSession({
    host: '/api',
    sharing: memorySharing(),
    channel: silentChannel,
    marker: memoryFlag(),
    hint: memoryFlag(),
  });
  if (given === 'start') return session;
  if (given !== null && typeof given === 'object') session.setUser(given);
  if (given === null) session.setUser(null);
  const state = session.getState();
  return {
    ...session,
    start: async () => {},
    ...(given === 'expired' ? { getState: () => expiredState, subscribe: () => () => {} } : {}),
    ...(given === 'unknown' ? { getState: () => state, refresh: async () => false } : {}),
  };
}

const expiredState = {
  user: null,
  status: 'anonymous',
  ended: 'expired',
  unreachable: false,
} as const;
