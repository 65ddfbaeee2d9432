import { demoAccounts } from '@consultancy/backend/demo-accounts';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { buildDownloads, downloadsFolder } from '../../downloads/build.ts';
import { ensureChromium } from '../../lib/chromium.ts';
import { Fault } from '../../lib/fault.ts';
import { type OwnStack, withOwnStack } from '../../lib/lines/own-stack.ts';

/** The built portal, served by the built server, and a browser to look at it. */
export interface PublicSite {
  /** Address of the server, without a slash at the end. */
  readonly url: string;
  /** Paths of all public pages, as the sitemap names them. */
  readonly pages: readonly string[];
  readonly browser: Browser;
  /** A browser's window of its own, in which somebody of the demonstration is signed in. */
  readonly signedIn: (role: 'admin' | 'user') => Promise<BrowserContext>;
}

/** @throws Fault when the sitemap names no page. */
async function pagesOf(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  if (pages.length === 0) throw new Fault('The sitemap names no page.', [sitemap.slice(0, 200)]);
  return pages;
}

/** Signs somebody in beside the browser, as the form is not what is measured. */
async function signedInContext(stack: OwnStack, browser: Browser, role: 'admin' | 'user') {
  const person = demoAccounts.find((account) => account.role === role);
  if (!person) throw new Fault(`The demonstration has no ${role}.`);
  const { cookies } = await stack.client().signIn(person.username, person.password);
  const url = stack.servers[0]?.url ?? '';
  const context = await browser.newContext({ baseURL: url, locale: 'es-CO' });
  const domain = new URL(url).hostname;
  await context.addCookies(
    [...cookies].map(([name, { value, path }]) => ({ name, value, path, domain })),
  );
  return context;
}

/** A browser without a window. @param args more switches. */
export function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-background-networking', ...args],
  });
}

/**
 * Serves the public site and opens a browser, and ends both whatever happens.
 * @param args more switches of the browser.
 */
export function withPublicSite<T>(
  { signal, args = [] }: { signal: AbortSignal; args?: readonly string[] },
  work: (site: PublicSite) => Promise<T>,
): Promise<T> {
  // Without them the page of downloads says that files are missing, and is another page.
  buildDownloads();
  const env = { DOWNLOADS_DIR: downloadsFolder };
  return withOwnStack({ signal, portal: true, env }, async (stack) => {
    const url = stack.servers[0]?.url ?? '';
    const browser = await launchBrowser(args);
    stack.atEnd(() => browser.close());
    const signedIn = (role: 'admin' | 'user') => signedInContext(stack, browser, role);
    return work({ url, pages: await pagesOf(url), browser, signedIn });
  });
}
