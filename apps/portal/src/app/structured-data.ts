import { brand } from '@consultancy/brand';
import { paths } from '../config/paths.ts';
import { provider } from '../config/provider.ts';
import { documentTitle } from '../lib/document-title.ts';
import { gdbAuditTexts } from '../texts/gdb-audit.ts';
import { homeTexts } from '../texts/home.ts';
import { type PageHead, pageHeads } from '../texts/page-heads.ts';
import { supportTexts } from '../texts/support.ts';

/** A schema.org object, as search engines read it from a page. */
export type Thing = { readonly '@type': string } & Readonly<Record<string, unknown>>;

/** Addresses are absolute. @param origin of the site, such as `https://portal.example.com`. */
function organization(origin: string): Thing {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: brand.consultancy,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    legalName: provider.name,
    taxID: provider.taxId,
    address: provider.address,
    telephone: provider.phone,
    email: provider.email,
    areaServed: 'CO',
    sameAs: brand.social.map(({ href }) => href),
  };
}

function product(origin: string): Thing {
  return {
    '@type': 'Product',
    name: brand.product,
    category: 'Software',
    description: gdbAuditTexts.lead,
    url: `${origin}${paths.gdbAudit.href()}`,
    brand: { '@type': 'Brand', name: brand.product },
    manufacturer: { '@id': `${origin}/#organization` },
  };
}

interface Question {
  readonly question: string;
  readonly response: string;
}

const questionPage = (questions: readonly Question[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, response }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: response },
  })),
});

/** The page and its ancestors, the uppermost first. */
function wayTo(head: PageHead): PageHead[] {
  const above = pageHeads.find(({ path }) => path === head.parent);
  return above ? [...wayTo(above), head] : [head];
}

const breadcrumbs = (way: readonly PageHead[], origin: string): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: way.map(({ path, section }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: section ?? documentTitle(section),
    item: `${origin}${path}`,
  })),
});

/** Structured data of a page. @param origin of the site, such as `https://portal.example.com`. */
export function structuredData(head: PageHead, origin: string): Thing[] {
  const way = wayTo(head);
  return [
    ...(head.path === paths.home.href()
      ? [organization(origin), questionPage(homeTexts.questions.items)]
      : []),
    // Its manufacturer is described on the home page.
    ...(head.path === paths.gdbAudit.href() ? [product(origin)] : []),
    ...(head.path === paths.supportHome.href() ? [questionPage(supportTexts.questions)] : []),
    ...(way.length > 1 ? [breadcrumbs(way, origin)] : []),
  ];
}
