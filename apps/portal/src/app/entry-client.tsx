import '@consultancy/ui/reset';
import '@consultancy/brand/styles';
import { reportLoadFailure } from '@consultancy/ui';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { listenToHistory } from '../lib/history-interceptor.ts';
import { announceLoadFailures } from '../lib/load-failures.ts';
import { log } from '../lib/log.ts';
import { preserveTypedValues } from '../lib/preserve-typed-values.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { areaAt, screenAt } from './areas.ts';
import { Portal, type PortalProps } from './Portal.tsx';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { startNotice } from './start-notice.css.ts';

const portal = (props: PortalProps) => (
  <StrictMode>
    <BrowserRouter>
      <Portal {...props} />
    </BrowserRouter>
  </StrictMode>
);

/**
 * Hydrates a prerendered page once the code of its screen is loaded, so that no content disappears
 * meanwhile. That code is fetched last: until then links load pages. If it fails, the page stays
 * readable and its links work; the next click tries again, and then reports a failure. An area has
 * nothing to read before its code, so it does not wait.
 */
async function hydratePage(root: Element, onFailure?: () => void): Promise<void> {
  const { pathname } = window.location;
  try {
    if (!areaAt(pathname)) await whenIdle();
    await screenAt(pathname)?.load();
    document.getElementsByClassName(startNotice)[0]?.remove();
    const typeAgain = preserveTypedValues(root);
    // In its own task: React replays early clicks at once, but not from within an effect.
    const onListening = () =>
      void setTimeout(() => {
        typeAgain();
        window.clickAgain?.();
      });
    // A transition yields to the browser in between, however long the page is.
    startTransition(() => void hydrateRoot(root, portal({ onListening })));
  } catch (error) {
    log('page not taken over', error);
    onFailure?.();
    const retry = () => void hydratePage(root, reportLoadFailure);
    // At the window, where clicks on buttons are queued.
    window.addEventListener('click', retry, { capture: true, once: true });
  }
}

listenToHistory();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
if (root.querySelector('main')) void hydratePage(root);
else createRoot(root).render(portal({}));
prefetchOnIntent();
announceLoadFailures();
