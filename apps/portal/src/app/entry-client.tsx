import '@consultancy/ui/reset';
import '@consultancy/ui/themes/sheet';
import { createSession } from '@consultancy/api';
import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { env } from '../config/env.ts';
import { log } from '../lib/log.ts';
import { whenQuiet } from '../lib/when-quiet.ts';
import { App } from './App.tsx';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { publicPageAt } from './public-pages.tsx';

interface PortalProps {
  /** Called once React listens to the page. */
  onListening?: () => void;
}

function Portal({ onListening }: PortalProps) {
  useEffect(() => onListening?.(), [onListening]);
  return <App session={session} />;
}

const session = createSession({ host: env.apiHost, log });

const portal = (props: PortalProps) => (
  <StrictMode>
    <BrowserRouter>
      <Portal {...props} />
    </BrowserRouter>
  </StrictMode>
);

/**
 * Takes over a prerendered page once the code of its screen is there, so that nothing of it goes
 * away meanwhile. That code is fetched last, as all it does is follow links without a new page.
 * Without it the page stays as it is: to be read, with links that work.
 */
async function takeOver(root: Element): Promise<void> {
  // In a turn of its own: React takes over what is pressed at once, but not from within an effect.
  const onListening = () => void setTimeout(() => window.clickAgain?.());
  try {
    await whenQuiet();
    await publicPageAt(window.location.pathname)?.screen?.load();
    // A transition gives the browser its turn in between, however long the page is.
    startTransition(() => void hydrateRoot(root, portal({ onListening })));
  } catch (error) {
    log('page not taken over', error);
  }
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
if (root.querySelector('main')) void takeOver(root);
else createRoot(root).render(portal({}));
prefetchOnIntent();
