import type { ReactNode } from 'react';
import type { fakeFetch } from '../client/fake-fetch.ts';
import { memorySharing } from '../client/refresh-sharing.ts';
import { createSession } from '../client/session.ts';
import { ApiCache } from './ApiCache.tsx';
import { ApiProvider } from './ApiProvider.tsx';

/** A session of one tab whose requests go to a fake backend; for tests. */
export const fakeSession = ({ fetch }: Pick<ReturnType<typeof fakeFetch>, 'fetch'>) =>
  createSession({
    host: '/api',
    fetch,
    sharing: memorySharing(),
    channel: { post: () => {}, listen: () => {} },
  });

/** The wrapper in which hooks of endpoints are rendered; for tests. */
export function wrapperOf(backend: Pick<ReturnType<typeof fakeFetch>, 'fetch'>) {
  const session = fakeSession(backend);
  return ({ children }: { children: ReactNode }) => (
    <ApiProvider session={session}>
      <ApiCache>{children}</ApiCache>
    </ApiProvider>
  );
}
