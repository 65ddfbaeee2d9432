/** A link that leads nowhere. */
export interface DeadLink {
  readonly from: string;
  readonly to: string;
  readonly fault: string;
}

/** Everything that a document names: links, pictures, styles, drawings and shared pictures. */
function addressesIn(html: string): string[] {
  const attributes = html.matchAll(/\s(?:href|src)="([^"]*)"/g);
  const pictures = html.matchAll(/<meta property="og:(?:image|url)" content="([^"]*)"/g);
  return [...attributes, ...pictures].map(([, address = '']) => address.replaceAll('&amp;', '&'));
}

const hasAnchor = (html: string, anchor: string) =>
  anchor === '' || html.includes(` id="${decodeURIComponent(anchor)}"`);

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly html: string;
}

/**
 * Follows every link and anchor of a site's own documents.
 * @param url where it is served, without a slash at the end.
 * @param origin under which its documents know it: its PUBLIC_URL.
 * @param pages paths to begin with.
 * @returns the links that lead nowhere, and how many were followed.
 */
export async function crawl(url: string, origin: string, pages: readonly string[]) {
  const answers = new Map<string, Promise<Answer>>();
  const ask = async (path: string): Promise<Answer> => {
    const response = await fetch(`${url}${path}`, { headers: { accept: 'text/html,*/*' } });
    const type = response.headers.get('content-type') ?? '';
    const html = type.startsWith('text/html') ? await response.text() : '';
    return { status: response.status, type, html };
  };
  const answerOf = (path: string) => {
    const known = answers.get(path) ?? ask(path);
    answers.set(path, known);
    return known;
  };
  const dead: DeadLink[] = [];
  const followed = new Set<string>();
  for (const from of pages) {
    const { html } = await answerOf(from);
    for (const to of new Set(addressesIn(html))) {
      const target = new URL(to, `${origin}${from}`);
      if (target.origin !== origin) continue;
      followed.add(target.href);
      const { status, type, html: found } = await answerOf(`${target.pathname}${target.search}`);
      // The shell finds its content in the browser only.
      const isShell = found.includes('<noscript>') && !found.includes('<h1');
      const anchor = target.hash.slice(1);
      // An anchor of the page one is on, which may be the one for unknown addresses.
      const isHere = target.pathname === from;
      if (status !== 200 && !isHere) dead.push({ from, to, fault: `status ${status}` });
      else if (type.startsWith('text/html') && !isShell && !hasAnchor(found, anchor)) {
        dead.push({ from, to, fault: 'no such anchor' });
      }
    }
  }
  return { dead, followed: followed.size };
}
