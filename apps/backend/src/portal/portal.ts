import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { type PortalDocument, type PortalSite, portalSite } from '@consultancy/validation';
import { fillFacts, type SiteFacts } from './fill-facts.ts';
import { type InlineParts, PortalText, tagOf } from './portal-text.ts';
import { hashedName } from './shared-assets.ts';

/** Result of looking up an address: a document, or a redirect to the one address of its page. */
export type Found = { readonly document: PortalText } | { readonly moveTo: string };

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

/** Reads `site.json`. @throws an error that describes the issue of the folder. */
export function readSite(root: string): PortalSite {
  try {
    return portalSite.parse(JSON.parse(readFileSync(join(root, 'site.json'), 'utf8')));
  } catch (cause) {
    throw new Error(`PORTAL_DIST ${root} has no site.json that can be read`, { cause });
  }
}

/**
 * The files below a folder by their addresses, with the tag of each whose name does not depend on its content: the
 * dates of a release's files are always the same, and the size may be.
 * @param without files that are not served as they are.
 */
function filesBelow(root: string, without: ReadonlySet<string>): Map<string, string | null> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !without.has(file) && !/\.(br|gz)$/.test(file));
  return new Map(
    files.map((file) => {
      const address = `/${file}`;
      return [address, hashedName.test(address) ? null : tagOf(readFileSync(join(root, file)))];
    }),
  );
}

/** A regular expression would look at a long run of slashes from each of them. */
function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') {
    end -= 1;
  }
  return path.slice(0, end);
}

/**
 * The path as the portal's router compares it: decoded, in one case, without a slash at its end.
 */
function comparable(path: string): string {
  try {
    return withoutLastSlashes(decodeURIComponent(path).toLowerCase());
  } catch {
    return path;
  }
}

/** The built portal: which address shows what. Read once, at the start. */
export class Portal {
  /** Addresses of the files that are served as they are; the tag where the name is not made of the content. */
  readonly files: ReadonlyMap<string, string | null>;
  /** Other texts that name the site's origin, by their addresses. */
  readonly texts: ReadonlyMap<string, PortalText>;
  /** What unknown addresses show. */
  readonly notFound: PortalText;
  readonly #pages = new Map<string, { canonical: string; document: PortalText }>();
  readonly #shown = new Set<string>();
  readonly #below: (readonly [base: string, document: PortalText])[] = [];

  /**
   * @param root folder of the built portal.
   * @param facts what its documents say of the installation.
   */
  constructor(root: string, facts: SiteFacts) {
    const site = readSite(root);
    const read = (file: string, inline?: InlineParts) => {
      const text = fillFacts(readFileSync(join(root, file), 'utf8'), site, facts);
      return new PortalText(types[extname(file)] ?? 'application/octet-stream', text, inline);
    };
    for (const page of site.pages) {
      this.#add(page, read(page.file, page));
    }
    // A longer pattern is more specific.
    this.#below.sort(([one], [other]) => other.length - one.length);
    this.notFound = read(site.notFound.file, site.notFound);
    this.texts = new Map(site.texts.map((file) => [`/${file}`, read(file)]));
    const own = [site.notFound, ...site.pages].map(({ file }) => file);
    this.files = filesBelow(root, new Set([...own, ...site.texts, 'site.json']));
  }

  #add({ addresses }: PortalDocument, document: PortalText): void {
    const [canonical = '/'] = addresses;
    for (const address of addresses) {
      if (address.endsWith('/*')) {
        this.#below.push([comparable(address.slice(0, -2)), document]);
        continue;
      }
      this.#shown.add(address);
      this.#pages.set(comparable(address), { canonical, document });
    }
  }

  /**
   * Looks up a path. Another spelling of a page's address (case, encoding, a slash at the end)
   * leads to the page's one address, as the router would show the page there too.
   * @returns null for an unknown address.
   */
  find(path: string): Found | null {
    const plain = comparable(path);
    const page = this.#pages.get(plain);
    if (page) {
      const { canonical, document } = page;
      return this.#shown.has(path) ? { document } : { moveTo: canonical };
    }
    const below = this.#below.find(([base]) => plain === base || plain.startsWith(`${base}/`));
    return below ? { document: below[1] } : null;
  }
}
