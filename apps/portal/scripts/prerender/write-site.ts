import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrandBuild } from '@consultancy/brand/build';
import type { PortalDocument, PortalSite } from '@consultancy/validation';
import type { Rolldown } from 'vite';
import type { PageHead } from '../../src/texts/page-heads.ts';
import { ClientFiles, type PageFiles } from './client-files.ts';
import { compressFiles } from './compress.ts';
import type { PrerenderEntry } from './entry.ts';
import { areaScript, firstScript } from './first-script.ts';
import { anyOrigin, pageHtml, type SiteHead } from './page-html.ts';
import { removeRulesOf } from './sent-styles.ts';
import { robotsText, sitemap, writeIcons, writeImages } from './site-files.ts';

/** File of a page, where static servers of any kind find it. */
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** Hash of an inline style or script, as a content security policy names it. */
const policyHash = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The built files of a site, to which documents are added. */
class SiteFolder {
  readonly #dist: string;
  readonly #entry: PrerenderEntry;
  readonly #template: string;
  readonly #client: ClientFiles;
  readonly #site: SiteHead;

  constructor(
    dist: string,
    output: Rolldown.RolldownOutput,
    entry: PrerenderEntry,
    site: SiteHead,
  ) {
    this.#dist = dist;
    this.#entry = entry;
    this.#site = site;
    this.#template = readFileSync(join(dist, 'index.html'), 'utf8');
    this.#client = new ClientFiles(dist, output);
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.#dist, file)), { recursive: true });
    writeFileSync(join(this.#dist, file), text);
  }

  #filesOf(head: PageHead, chunkName: string | null): PageFiles {
    const files = this.#client.of(chunkName);
    const { privateHeads, scriptNotice, startNotice } = this.#entry;
    if (privateHeads.includes(head)) return files;
    // A public page is readable without scripts: it has no notice that they are missing.
    const notices = [scriptNotice, startNotice].flatMap((classes) => classes.split(' '));
    return { ...files, css: removeRulesOf(files.css, notices) };
  }

  /** A page with its content. @param addresses that the server responds to with it. */
  async addPage(head: PageHead, addresses: readonly string[]): Promise<PortalDocument> {
    const { html, chunkName } = await this.#entry.renderPage(head.path);
    const files = this.#filesOf(head, chunkName);
    const file = fileOf(head.path);
    const isArea = this.#entry.isArea(head.path);
    const script = isArea ? areaScript : firstScript(files.script);
    const page = { head, content: html, files, site: this.#site, script, isArea };
    this.write(file, pageHtml(this.#entry, this.#template, page));
    const [style, inline] = [policyHash(files.css), policyHash(script)];
    return { file, addresses: [...addresses], styles: [style], scripts: [inline] };
  }
}

/**
 * Turns the output of Vite into the site that is served (docs/adr/028): each page with the content
 * that it has before any request, and what the server needs to know of them.
 * @param dist folder of the build for browsers, changed in place.
 * @param output of that build.
 * @param entryFile the built `entry-prerender`.
 */
export async function writeSite(
  dist: string,
  output: Rolldown.RolldownOutput,
  entryFile: string,
  { themes, fonts }: BrandBuild,
): Promise<void> {
  const entry: PrerenderEntry = await import(pathToFileURL(entryFile).href);
  const site = {
    icons: writeIcons(dist, entry, themes),
    openGraphImages: writeImages(dist, entry, { themes, fonts }),
    themes,
    preloadedFont: fonts.preload,
  };
  const folder = new SiteFolder(dist, output, entry, site);
  const pages: PortalDocument[] = [];
  for (const head of [...entry.pageHeads, ...entry.privateHeads]) {
    pages.push(await folder.addPage(head, [head.path, ...(head.also ?? [])]));
  }
  folder.write('robots.txt', robotsText());
  folder.write('sitemap.xml', sitemap(entry));
  const facts: PortalSite = {
    origin: anyOrigin,
    provider: entry.providerPlaceholders,
    recaptchaSiteKey: entry.env.recaptchaSiteKey ?? undefined,
    pages,
    notFound: await folder.addPage(entry.notFoundHead, []),
    texts: ['robots.txt', 'sitemap.xml'],
  };
  folder.write('site.json', JSON.stringify(facts));
  rmSync(join(dist, '.vite'), { recursive: true });
  compressFiles(dist);
}
