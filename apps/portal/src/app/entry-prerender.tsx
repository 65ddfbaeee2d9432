import '@consultancy/ui/reset';
import '@consultancy/brand/styles';
import { createSession } from '@consultancy/api';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { env } from '../config/env.ts';
import { App } from './App.tsx';
import { areaAt, screenAt } from './areas.ts';

export { brand } from '@consultancy/brand';
export { env } from '../config/env.ts';
export { providerMeta, providerPlaceholders } from '../config/provider.ts';
export { documentTitle } from '../lib/document-title.ts';
export { notFoundHead, pageHeads, privateHeads, startTexts } from '../texts/page-heads.ts';
export { scriptNotice, startNotice } from './start-notice.css.ts';
export { structuredData } from './structured-data.ts';

/** A page as it is served before any script has run. */
export interface RenderedPage {
  /** The content of `#root`. */
  html: string;
  /** Name of the component that has its own chunk; null if the entry contains it. */
  chunkName: string | null;
}

// No other tab exists while the pages are rendered.
const noTabs = { post: () => undefined, listen: () => undefined };

/**
 * Renders a page as an anonymous visitor sees it before any request.
 * @param path address of a public page.
 * @throws AggregateError of all rendering errors, which stops the build.
 */
export async function renderPage(path: string): Promise<RenderedPage> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App session={createSession({ host: env.apiHost, channel: noTabs })} />
      </StaticRouter>
    </StrictMode>,
    {
      onError: (error) => void errors.push(error),
      // Long content is in its place; otherwise a script would have to move it there.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new AggregateError(errors, `${path} cannot be prerendered`);
  return { html, chunkName: screenAt(path)?.chunkName ?? null };
}

/** Whether an address belongs to an area, whose page starts its script at once. */
export const isArea = (path: string): boolean => areaAt(path) !== undefined;
