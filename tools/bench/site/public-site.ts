import type { DemoAccount } from '@consultancy/backend/demo-accounts';
import type { Browser, BrowserContext } from 'playwright';
import { buildDownloads, downloadsFolder } from '../../downloads/build.ts';
import { withTestStack } from '../../lib/cases/test-stack.ts';
import { launchChromium } from '../../lib/chromium.ts';
import { CliError } from '../../lib/cli-error.ts';
import { openSignedIn } from '../../lib/site/signed-in.ts';

/** The built portal, served by the built server, and a browser. */
export interface PublicSite {
  /** Address of the server, without a slash at the end. */
  readonly url: string;
  /** Paths of all public pages, from the sitemap. */
  readonly pages: readonly string[];
  readonly browser: Browser;
  /** Opens a browser context in which a demonstration account is signed in. */
  readonly signedIn: (
    role: DemoAccount['role'],
    options?: Parameters<Browser['newContext']>[0],
  ) => Promise<BrowserContext>;
}

/** @throws CliError when the sitemap is empty. */
async function pagesOf(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  if (pages.length === 0) throw new CliError('The sitemap is empty.', [sitemap.slice(0, 200)]);
  return pages;
}

/** Serves the site and launches a browser for some work. @param args more switches of the browser. */
export function withPublicSite<T>(
  { signal, args = [] }: { readonly signal: AbortSignal; readonly args?: string[] },
  work: (site: PublicSite) => Promise<T>,
): Promise<T> {
  // Without them the page of downloads reports missing files, and is another page.
  buildDownloads();
  const env = { DOWNLOADS_DIR: downloadsFolder };
  return withTestStack({ signal }, { portal: true, env }, async (stack) => {
    const { url } = stack.server();
    const browser = await launchChromium({ args });
    stack.onClose(() => browser.close());
    const signedIn: PublicSite['signedIn'] = (role, options) =>
      openSignedIn(stack, browser, role, options);
    return work({ url, pages: await pagesOf(url), browser, signedIn });
  });
}
