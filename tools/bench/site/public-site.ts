import type { DemoAccount } from '@consultancy/backend/demo-accounts';
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright';
import { buildDownloads, downloadsFolder } from '../../downloads/build.ts';
import type { CaseContext } from '../../lib/cases/recorder.ts';
import { withTestStack } from '../../lib/cases/test-stack.ts';
import { CliError } from '../../lib/cli-error.ts';

export interface PublicSite extends CaseContext {
  /** Address of the server, without a slash at the end. */
  readonly url: string;
  /** Paths of all public pages, from the sitemap; of some when the run is quick. */
  readonly pages: readonly string[];
  readonly browser: Browser;
  readonly signedIn: (
    role: DemoAccount['role'],
    options?: BrowserContextOptions,
  ) => Promise<BrowserContext>;
}

async function pagesOf(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const locations = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)];
  if (locations.length === 0) throw new CliError('The sitemap is empty.', [sitemap.slice(0, 200)]);
  return locations.map(([, address = '']) => new URL(address).pathname);
}

/** Serves the site and launches a browser for some work. @param args more switches of the browser. */
export function withPublicSite(
  context: CaseContext,
  work: (site: PublicSite) => Promise<void>,
  args: string[] = [],
): Promise<void> {
  // Without them the page of downloads reports missing files, and is another page.
  buildDownloads();
  const options = { portal: true, env: { DOWNLOADS_DIR: downloadsFolder } };
  return withTestStack(context, options, async (stack) => {
    const { url } = stack.server();
    const browser = await stack.openBrowser({ args });
    const signedIn: PublicSite['signedIn'] = (...of) => stack.openSignedIn(browser, ...of);
    const pages = (await pagesOf(url)).slice(0, context.quick ? 3 : undefined);
    return work({ ...context, url, pages, browser, signedIn });
  });
}
