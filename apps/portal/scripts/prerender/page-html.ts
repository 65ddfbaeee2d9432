import type { BrandThemes } from '@consultancy/brand/build';
import { providerFactNames } from '@consultancy/validation';
import type { PageHead } from '../../src/texts/page-heads.ts';
import type { PageFiles } from './client-files.ts';
import type { PrerenderEntry } from './entry.ts';
import { dataScript, escapeHtml, fill, tag } from './html.ts';

/**
 * Placeholder in built pages that the server replaces by the origin of the site, its PUBLIC_URL.
 */
export const anyOrigin = 'https://portal.invalid';

/** Content of a head beside the texts of its page. */
export interface SiteHead {
  /** Elements that link the icons and the manifest. */
  readonly icons: readonly string[];
  /** Elements that name the Open Graph image, by the path of the page. */
  readonly openGraphImages: ReadonlyMap<string, readonly string[]>;
  readonly themes: BrandThemes;
  /** Start of the file name of the font that pages preload; null for a font of the system. */
  readonly preloadedFont: string | null;
}

/** Color of the browser's own frame: that of the header, which differs on the home page. */
function themeColors({ themes }: SiteHead, path: string): string[] {
  const ground = path === '/' ? 'canvas' : 'inverse';
  return (['light', 'dark'] as const).map((scheme) =>
    tag('meta', {
      name: 'theme-color',
      media: `(prefers-color-scheme: ${scheme})`,
      content: themes[scheme].color.background[ground],
    }),
  );
}

/**
 * Title and description; a page of its own also has what search engines and social networks read.
 */
function meta(entry: PrerenderEntry, head: PageHead, site: SiteHead): string[] {
  const title = entry.documentTitle(head.section);
  const start = [
    `<title>${escapeHtml(title)}</title>`,
    tag('meta', { name: 'description', content: head.description }),
  ];
  if (!entry.pageHeads.includes(head))
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
    ...(site.openGraphImages.get(head.path) ?? []),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ];
}

/** @throws Error if the styles name no font of this name. */
function fontPreload(fonts: readonly string[], name: string): string {
  const href = fonts.find((url) => url.includes(`/${name}`));
  if (!href) throw new Error(`The styles name no font ${name}, which the brand preloads`);
  return tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href });
}

/** The provider's facts, where the scripts of the page read them. */
const provider = ({ providerMeta, providerPlaceholders }: PrerenderEntry) =>
  providerFactNames.map((fact) =>
    tag('meta', { name: providerMeta(fact), content: providerPlaceholders[fact] }),
  );

/** Preloads the text font; the styles are inline. */
function files({ fonts, css, styles }: PageFiles, preloadedFont: string | null): string[] {
  return [
    `<style>${css}</style>`,
    ...(preloadedFont ? [fontPreload(fonts, preloadedFont)] : []),
    // A disabled style is never fetched. It shows the chunk loader that the page already has it.
    ...styles.map((href) => tag('link', { rel: 'stylesheet', href, disabled: true })),
  ];
}

/** React Router's mark of links for its framework, which the portal does not use. */
const frameworkMark = ' data-discover="true"';

/** Elements that Vite adds for a page that has none of its files yet. */
const builtTags = /\s*<(?:link rel="stylesheet"|script type="module")[^>]*>(?:<\/script>)?/g;

/** Notices of a page that is useless without scripts: they are disabled, or do not come. */
function startNotices({ scriptNotice, startNotice, startTexts }: PrerenderEntry): string {
  const { needsScript, late, reload } = startTexts;
  return [
    `<noscript><p class="${scriptNotice}">${escapeHtml(needsScript)}</p></noscript>`,
    `<p class="${startNotice}">${escapeHtml(late)} <a href="">${escapeHtml(reload)}</a>.</p>`,
  ].join('');
}

/**
 * A page that is readable before any script has run.
 * @param template the built index.html, with its comments.
 * @param content of `#root`.
 * @param script the inline script of the page.
 * @param isArea whether it fetches the portal's modules at once.
 */
export function pageHtml(
  entry: PrerenderEntry,
  template: string,
  page: {
    head: PageHead;
    content: string;
    files: PageFiles;
    site: SiteHead;
    script: string;
    isArea: boolean;
  },
): string {
  const data = entry.structuredData(page.head, anyOrigin);
  const isPrivate = entry.privateHeads.includes(page.head);
  const modules = page.files.scripts.map((href) => tag('link', { rel: 'modulepreload', href }));
  const entryModule = `<script type="module" src="${page.files.script}"></script>`;
  const head = [
    ...meta(entry, page.head, page.site),
    ...files(page.files, page.site.preloadedFont),
    ...themeColors(page.site, page.head.path),
    ...provider(entry),
    ...page.site.icons,
    ...(data.length > 0 ? [ldJson(data)] : []),
    ...(page.isArea ? [...modules, entryModule] : []),
  ];
  return fill(template.replace(builtTags, ''), {
    head: head.join('\n    '),
    start: isPrivate ? startNotices(entry) : '',
    page: page.content.replaceAll(frameworkMark, ''),
    end: `<script>${page.script}</script>`,
  });
}

const ldJson = (things: readonly unknown[]) =>
  dataScript('application/ld+json', { '@context': 'https://schema.org', '@graph': things });
