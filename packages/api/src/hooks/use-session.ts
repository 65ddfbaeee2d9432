import { isAdminRole, type SessionUser } from '@consultancy/validation';
import { useSyncExternalStore } from 'react';
import { type Session, type SessionState, unknownSession } from '../client/session.ts';
import { useSessionStore } from './api-context.ts';

/** Public state and actions of the session (§3). */
export interface SessionView
  extends Pick<Session, 'refresh' | 'logout' | 'validate'>,
    Pick<SessionState, 'status' | 'ended' | 'isUnreachable'> {
  currentUser: SessionUser | null;
  setCurrentUser: (user: SessionUser | null) => void;
  /** True when a current user exists. */
  isAuth: boolean;
  /** Whether the current user is an administrator, whatever the role's case (§6). */
  isAdmin: boolean;
}

/** The session, and its changes. */
export function useSession(): SessionView {
  const session = useSessionStore();
  // Another tab can sign in before a prerendered page is hydrated.
  const state = useSyncExternalStore(session.subscribe, session.getState, () => unknownSession);
  return {
    currentUser: state.user,
    setCurrentUser: session.setUser,
    isAuth: state.user !== null,
    isAdmin: isAdminRole(state.user?.role),
    status: state.status,
    ended: state.ended,
    isUnreachable: state.isUnreachable,
    refresh: session.refresh,
    logout: session.logout,
    validate: session.validate,
  };
}
