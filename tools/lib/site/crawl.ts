/** Every address in a document: links, images, styles and the images for sharing. */
function addressesIn(html: string): string[] {
  const attributes = html.matchAll(/\s(?:href|src)="([^"]*)"/g);
  const images = html.matchAll(/<meta property="og:(?:image|url)" content="([^"]*)"/g);
  return [...attributes, ...images].map(([, url = '']) => url.replaceAll('&amp;', '&'));
}

async function fetchDocument(url: string) {
  const response = await fetch(url, { headers: { accept: 'text/html,*/*' } });
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  return { status: response.status, isHtml, html: isHtml ? await response.text() : '' };
}

/**
 * Follows every link and anchor of a site's own documents.
 * @param url where it is served and known, without a slash at the end.
 * @param pages paths to start with.
 * @returns the dead links, and how many were followed.
 */
export async function crawl(url: string, pages: readonly string[]) {
  const documents = new Map<string, ReturnType<typeof fetchDocument>>();
  const documentAt = (path: string) => {
    const known = documents.get(path) ?? fetchDocument(`${url}${path}`);
    documents.set(path, known);
    return known;
  };
  const dead: { from: string; to: string; reason: string }[] = [];
  const followed = new Set<string>();
  for (const from of pages) {
    const { html } = await documentAt(from);
    for (const to of new Set(addressesIn(html))) {
      const target = new URL(to, `${url}${from}`);
      if (target.origin !== url) continue;
      followed.add(target.href);
      const found = await documentAt(`${target.pathname}${target.search}`);
      // An area renders its content in the browser only.
      const isShell = found.html.includes('noindex') && !found.html.includes('<h1');
      const anchor = decodeURIComponent(target.hash.slice(1));
      const hasAnchor = anchor === '' || found.html.includes(` id="${anchor}"`);
      // An anchor of the same page, which may be the one for unknown addresses.
      const isSamePage = target.pathname === from;
      if (found.status !== 200 && !isSamePage) {
        dead.push({ from, to, reason: `status ${found.status}` });
      } else if (found.isHtml && !isShell && !hasAnchor) {
        dead.push({ from, to, reason: 'no such anchor' });
      }
    }
  }
  return { dead, followed: followed.size };
}
