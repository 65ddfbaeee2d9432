import type { DemoAccount } from '@consultancy/backend/demo-accounts';
import type { BrowserContextOptions } from 'playwright';
import { buildDownloads, downloadsFolder } from '../../downloads/build.ts';
import type { CaseContext } from '../../lib/cases/recorder.ts';
import { type TestStack, withTestStack } from '../../lib/cases/test-stack.ts';
import { CliError } from '../../lib/cli-error.ts';

/** Paths of all public pages, from the sitemap. */
async function pagesOf(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const locations = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)];
  if (locations.length === 0) throw new CliError('The sitemap is empty.', [sitemap.slice(0, 200)]);
  return locations.map(([, url = '']) => new URL(url).pathname);
}

/** @returns the URL of the site, the paths of its public pages, and a browser. */
async function openSite(stack: TestStack, args: string[]) {
  const { url } = stack.server();
  const browser = await stack.openBrowser({ args });
  const signedIn = (role: DemoAccount['role'], options?: BrowserContextOptions) =>
    stack.openSignedIn(browser, role, options);
  const pages = (await pagesOf(url)).slice(0, stack.quick ? 3 : undefined);
  return { url, pages, browser, signedIn };
}

/** Serves the built portal and launches a browser for some work. @param args more switches of the browser. */
export function withPublicSite(
  context: CaseContext,
  work: (site: CaseContext & Awaited<ReturnType<typeof openSite>>) => Promise<void>,
  args: string[] = [],
): Promise<void> {
  // Without them the page of downloads reports missing files, and is another page.
  buildDownloads();
  const options = { portal: true, env: { DOWNLOADS_DIR: downloadsFolder } };
  return withTestStack(context, options, async (stack) =>
    work({ ...context, ...(await openSite(stack, args)) }),
  );
}
