import type { Session } from '@consultancy/api';
import { ApiProvider } from '@consultancy/api/hooks';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';
import { AppRoutes } from './router.tsx';

interface AppProps {
  session: Session;
}

/** The portal inside its router: the browser's, or that of a prerendered address. */
export function App({ session }: AppProps) {
  return (
    <ApiProvider session={session}>
      <PageErrorBoundary>
        <AppRoutes />
      </PageErrorBoundary>
    </ApiProvider>
  );
}
