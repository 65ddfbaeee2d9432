import type { Session } from '@consultancy/api';
import { ApiProvider } from '@consultancy/api/hooks';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';

interface ProvidersProps {
  session: Session;
  children: ReactNode;
}

/** What every page stands on: the address and the session. */
export function Providers({ session, children }: ProvidersProps) {
  return (
    <BrowserRouter>
      <ApiProvider session={session}>{children}</ApiProvider>
    </BrowserRouter>
  );
}
