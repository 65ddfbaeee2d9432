import type { PageHead } from '../../src/texts/page-heads.ts';
import type { PageFiles } from './client-files.ts';
import type { PrerenderEntry } from './entry.ts';
import { firstScript } from './first-script.ts';
import { dataScript, escapeHtml, fill, tag } from './html.ts';

/** Stands in built pages where the server puts the site's own origin, its PUBLIC_URL. */
export const anyOrigin = 'https://portal.invalid';

/** What a head says beside the words of its page. */
export interface SiteHead {
  /** Elements that name the icons and the manifest. */
  readonly icons: readonly string[];
  /** Elements that name the picture of a shared link, by the path of its page. */
  readonly pictures: ReadonlyMap<string, readonly string[]>;
}

/** The colour of the browser's own frame: as the page begins, which is the header but on the home page. */
function themeColours({ themes }: PrerenderEntry, path: string): string[] {
  const ground = path === '/' ? 'canvas' : 'inverse';
  return (['light', 'dark'] as const).map((scheme) =>
    tag('meta', {
      name: 'theme-color',
      media: `(prefers-color-scheme: ${scheme})`,
      content: themes[scheme].palette.sheet[ground],
    }),
  );
}

/** Title and description; for a page of its own also what search engines and shared links take. */
function meta(entry: PrerenderEntry, head: PageHead, site: SiteHead): string[] {
  const title = entry.documentTitle(head.section);
  const start = [
    `<title>${escapeHtml(title)}</title>`,
    tag('meta', { name: 'description', content: head.description }),
  ];
  if (head === entry.notFoundHead)
    return [...start, tag('meta', { name: 'robots', content: 'noindex' })];
  const url = `${anyOrigin}${head.path}`;
  const graph = {
    'og:type': 'website',
    'og:site_name': entry.brand.product,
    'og:locale': 'es_CO',
    'og:title': title,
    'og:description': head.description,
    'og:url': url,
  };
  return [
    ...start,
    tag('link', { rel: 'canonical', href: url }),
    ...Object.entries(graph).map(([property, content]) => tag('meta', { property, content })),
    ...(site.pictures.get(head.path) ?? []),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ];
}

/** The face of the running text comes with the page; the styles are in it already. */
function files({ fonts, css, styles }: PageFiles): string[] {
  const [textFont = ''] = fonts;
  return [
    `<style>${css}</style>`,
    tag('link', {
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      crossorigin: true,
      href: textFont,
    }),
    // A disabled style is never fetched. It tells the loader of parts that the page has it.
    ...styles.map((href) => tag('link', { rel: 'stylesheet', href, disabled: true })),
  ];
}

/** What Vite puts into the page for a browser that finds nothing in it yet. */
const builtTags = /\s*<(?:link rel="stylesheet"|script type="module")[^>]*>(?:<\/script>)?/g;

/**
 * A page that can be read before any script has run.
 * @param template the built index.html, with its comments.
 * @param content of `#root`.
 */
export function pageHtml(
  entry: PrerenderEntry,
  template: string,
  page: { head: PageHead; content: string; files: PageFiles; site: SiteHead },
): string {
  const data = entry.structuredData(page.head, anyOrigin);
  const head = [
    ...meta(entry, page.head, page.site),
    ...files(page.files),
    ...themeColours(entry, page.head.path),
    ...page.site.icons,
    ...(data.length > 0 ? [ldJson(data)] : []),
  ];
  return fill(template.replace(builtTags, ''), {
    head: head.join('\n    '),
    page: page.content,
    end: `<script>${firstScript(page.files.script)}</script>`,
  });
}

const ldJson = (things: readonly unknown[]) =>
  dataScript('application/ld+json', { '@context': 'https://schema.org', '@graph': things });

/** The page in which the router finds the way: for whoever signs in, and for nobody else. */
export function shellHtml(entry: PrerenderEntry, template: string, site: SiteHead): string {
  const head = [
    `<title>${escapeHtml(entry.documentTitle(null))}</title>`,
    tag('meta', { name: 'robots', content: 'noindex' }),
    ...themeColours(entry, entry.notFoundHead.path),
    ...site.icons,
  ];
  const words = `<noscript><p>${escapeHtml(entry.shellTexts.needsScript)}</p></noscript>`;
  return fill(template, { head: head.join('\n    '), page: words, end: '' });
}
