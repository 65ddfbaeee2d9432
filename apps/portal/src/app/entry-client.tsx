import '@consultancy/ui/reset';
import '@consultancy/ui/themes/sheet';
import { createSession } from '@consultancy/api';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { env } from '../config/env.ts';
import { log } from '../lib/log.ts';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';
import { Providers } from './providers.tsx';
import { AppRoutes } from './router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <Providers session={createSession({ host: env.apiHost, log })}>
      <PageErrorBoundary>
        <AppRoutes />
      </PageErrorBoundary>
    </Providers>
  </StrictMode>,
);
