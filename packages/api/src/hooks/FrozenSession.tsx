import type { SessionUser } from '@consultancy/validation';
import { type ReactNode, useMemo } from 'react';
import type { Session, SessionState } from '../client/session.ts';
import { ApiContext, useSessionStore } from './api-context.ts';

/** The session as it looks while it has run out and its person may still sign in again. */
function holdFor(session: Session, user: SessionUser): Session {
  const held: SessionState = {
    user,
    status: 'authenticated',
    ended: 'expired',
    unreachable: false,
  };
  return {
    ...session,
    getState: () => {
      const state = session.getState();
      return state.user === null && state.ended === 'expired' ? held : state;
    },
  };
}

interface FrozenSessionProps {
  /** Who works below; the same object as long as it is the same person. */
  user: SessionUser;
  children: ReactNode;
}

/**
 * Keeps what stands below it as it is when the session runs out, with what was typed there: it goes
 * on seeing the person who worked there. `ended` tells it that calls are refused until then.
 */
export function FrozenSession({ user, children }: FrozenSessionProps): ReactNode {
  const session = useSessionStore();
  const held = useMemo(() => holdFor(session, user), [session, user]);
  return <ApiContext value={held}>{children}</ApiContext>;
}
