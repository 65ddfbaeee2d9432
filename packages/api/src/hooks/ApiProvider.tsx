import type { ReactNode } from 'react';
import type { Session } from '../client/session.ts';
import { ApiContext } from './api-context.ts';

interface ApiProviderProps {
  /** The session that the app made at its start. */
  session: Session;
  children: ReactNode;
}

/** Provides the session to the screens; `useSessionStart` starts it, `ApiCache` caches responses. */
export function ApiProvider({ session, children }: ApiProviderProps): ReactNode {
  return <ApiContext value={session}>{children}</ApiContext>;
}
