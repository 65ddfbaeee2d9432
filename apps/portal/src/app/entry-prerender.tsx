import '@consultancy/ui/reset';
import '@consultancy/ui/themes/sheet';
import { createSession } from '@consultancy/api';
import { sheetDarkTokens, sheetLightTokens } from '@consultancy/ui/theming';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { env } from '../config/env.ts';
import { App } from './App.tsx';
import { publicPageAt } from './public-pages.tsx';

export { brand } from '../config/brand.ts';
export { documentTitle } from '../lib/document-title.ts';
export { notFoundHead, pageHeads, shellPatterns, shellTexts } from '../texts/page-heads.ts';
export { structuredData } from './structured-data.ts';

/** The colours of the site by day and by night. */
export const themes = { light: sheetLightTokens, dark: sheetDarkTokens } as const;

/** A page as it is served before any script has run. */
export interface RenderedPage {
  /** The content of `#root`. */
  html: string;
  /** Name of the component whose code is a part of its own; null where the entry holds it. */
  part: string | null;
}

// No other tab is there while the pages are rendered.
const noTabs = { post: () => undefined, listen: () => () => undefined };

/**
 * Renders a page as a browser shows it to somebody who is not signed in, before any call.
 * @param path address of a public page.
 * @throws AggregateError of whatever its rendering throws: such a page stops the build.
 */
export async function renderPage(path: string): Promise<RenderedPage> {
  const faults: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App session={createSession({ host: env.apiHost, channel: noTabs })} />
      </StaticRouter>
    </StrictMode>,
    {
      onError: (error) => void faults.push(error),
      // Long parts stand where they belong; otherwise a script would have to move them there.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    },
  );
  const html = await new Response(prelude).text();
  if (faults.length > 0) throw new AggregateError(faults, `${path} cannot be prerendered`);
  return { html, part: publicPageAt(path)?.screen?.part ?? null };
}
