import { ApiCache, ApiProvider } from '@consultancy/api/hooks';
import { type ReactNode, useState } from 'react';
import type { StorySession as Given } from './story-parameters.ts';
import { storySession } from './story-session.ts';

/** Provides the session of a story; `session` is read at the first render only. */
export function StorySession({ session, children }: { session: Given; children: ReactNode }) {
  const [store] = useState(() => storySession(session));
  return (
    <ApiProvider session={store}>
      <ApiCache>{children}</ApiCache>
    </ApiProvider>
  );
}
