import { createSession } from '@consultancy/api';
import { useEffect } from 'react';
import { env } from '../config/env.ts';
import { log } from '../lib/log.ts';
import { App } from './App.tsx';

const session = createSession({ host: env.apiHost, log });

export interface PortalProps {
  /** Called once React listens to the page. */
  onListening?: () => void;
}

/**
 * The portal with the session of the browser. Its own file, as the development server would run the entry
 * again, and its start with it, if that had a component.
 */
export function Portal({ onListening }: PortalProps) {
  useEffect(() => onListening?.(), [onListening]);
  return <App session={session} />;
}
