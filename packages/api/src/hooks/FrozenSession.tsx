import type { SessionUser } from '@consultancy/validation';
import { type ReactNode, useMemo } from 'react';
import type { Session, SessionState } from '../client/session.ts';
import { ApiContext, useSessionStore } from './api-context.ts';

/** A session that still shows its user after it expired, until the next sign-in. */
function freeze(session: Session, user: SessionUser): Session {
  const frozen: SessionState = {
    user,
    status: 'authenticated',
    ended: 'expired',
    isUnreachable: false,
  };
  return {
    ...session,
    getState: () => {
      const state = session.getState();
      return state.user === null && state.ended === 'expired' ? frozen : state;
    },
  };
}

interface FrozenSessionProps {
  /** The user of the screens below; the same object as long as it is the same user. */
  user: SessionUser;
  children: ReactNode;
}

/**
 * Preserves the screens below it, with their unsaved input, when the session expires: they still see
 * the same user. `ended` indicates that requests are rejected until the next sign-in.
 */
export function FrozenSession({ user, children }: FrozenSessionProps): ReactNode {
  const session = useSessionStore();
  const frozen = useMemo(() => freeze(session, user), [session, user]);
  return <ApiContext value={frozen}>{children}</ApiContext>;
}
