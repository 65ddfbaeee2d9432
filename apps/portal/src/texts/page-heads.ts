import { brand } from '@consultancy/brand';
import { auditTools } from '@consultancy/validation';
import { paths } from '../config/paths.ts';
import {
  authTexts,
  emailChangeTexts,
  newPasswordTexts,
  pendingTexts,
  resetTexts,
  verificationTexts,
} from './auth.ts';
import { pageStateTexts } from './common.ts';
import { dataPolicyTexts } from './data-policy.ts';
import { downloadsTexts } from './downloads.ts';
import { catalogueTexts, toolFindingsTexts } from './findings-catalogue.ts';
import { gdbAuditTexts } from './gdb-audit.ts';
import { homeTexts } from './home.ts';
import { pricingTexts } from './pricing.ts';
import { productServicesTexts } from './product-services.ts';
import { headingTexts } from './public.ts';
import { registrationTexts } from './registration.ts';
import { siteTexts } from './site.ts';
import { contactTexts, supportTexts } from './support.ts';

/** Metadata of a public page for search engines, social networks and the browser's tab. */
export interface PageHead {
  /** The canonical address of the page. */
  path: string;
  /** Section in the page's title, before the product's name; null on the home page. */
  section: string | null;
  /** Title on the Open Graph image. @defaultValue the section */
  imageTitle?: string;
  /** One or two sentences, some 120 to 160 characters. */
  description: string;
  /** Parent page. */
  parent?: string;
  /** Further addresses that show the same page; patterns of the router end in `/*`. */
  also?: readonly string[];
}

/** Every public page of §2, in the order of the site. */
export const pageHeads: readonly PageHead[] = [
  {
    path: paths.home.href(),
    section: null,
    imageTitle: homeTexts.hero.title,
    description: `${brand.product} revisa geodatabases frente al Modelo de Almacenamiento Geográfico y entrega cada hallazgo con la capa y el registro donde está.`,
  },
  {
    path: paths.productServices.href(),
    section: productServicesTexts.kicker,
    imageTitle: productServicesTexts.title,
    description: `${brand.product}, consultoría SIG y consultoría ambiental: una herramienta para revisar geodatabases y dos servicios para estudios ambientales.`,
    also: [paths.productServices.path],
  },
  {
    path: paths.gdbAudit.href(),
    section: gdbAuditTexts.section,
    description: `Las 15 herramientas de ${brand.product}, R_INF_01 a R_INF_15: qué revisa cada una, cómo se ve un hallazgo, el libro de hallazgos y el cobro.`,
    parent: paths.productServices.href(),
  },
  {
    path: paths.gisConsultancy.href(),
    section: headingTexts.gisConsultancy,
    description: `Consultoría SIG para estudios ambientales, de quienes hacen ${brand.product}. Escríbanos y cuéntenos qué necesita su proyecto.`,
    parent: paths.productServices.href(),
  },
  {
    path: paths.envConsultancy.href(),
    section: headingTexts.envConsultancy,
    description: `Consultoría ambiental para proyectos que presentan estudios ante la autoridad ambiental. Escríbanos y cuéntenos qué necesita.`,
    parent: paths.productServices.href(),
  },
  {
    path: paths.aboutUs.href(),
    section: headingTexts.aboutUs,
    description: `Quiénes somos: una consultoría SIG y ambiental que desarrolla ${brand.product}, para el aseguramiento de calidad de geodatabases.`,
  },
  {
    path: paths.pricing.href(),
    section: pricingTexts.title,
    description: `Precios de ${brand.product}: se paga por uso, en créditos, sin licencia y sin permanencia. Consulte la lista publicada y estime su revisión.`,
  },
  {
    path: paths.downloads.href(),
    section: downloadsTexts.title,
    description: `Descargue las herramientas de ${brand.product} para su SIG de escritorio, versión 10.6 o posterior: auditoría, registro de equipo y calculadora.`,
    // The address that the links of §2 use; its anchor follows the slash.
    also: [`${paths.downloads.href()}/`],
  },
  {
    path: paths.supportHome.href(),
    section: supportTexts.title,
    description: `Soporte de ${brand.product}: respuestas sobre el registro, los equipos, las ejecuciones y los créditos, y la forma de escribirnos.`,
    also: [paths.support.path],
  },
  {
    path: paths.findings.href(),
    section: catalogueTexts.title,
    description: `Catálogo de hallazgos de ${brand.product}: busque un código de R_INF_01 a R_INF_15 y lea qué significa, en qué se basa y cómo se corrige.`,
    parent: paths.supportHome.href(),
  },
  ...auditTools.map(({ code, name }) => ({
    path: paths.toolFindings.href(code),
    section: toolFindingsTexts.section(code, name),
    imageTitle: name,
    description: toolFindingsTexts.description(name, code),
    parent: paths.findings.href(),
  })),
  {
    path: paths.contact.href(),
    section: contactTexts.title,
    description: `Escriba a soporte de ${brand.product}, déjenos una sugerencia o síganos en nuestras redes sociales.`,
    parent: paths.supportHome.href(),
  },
  {
    path: paths.terms.href(),
    section: headingTexts.terms,
    description: `Términos de uso del servicio de ${brand.product}, la herramienta para el aseguramiento de calidad de geodatabases.`,
    parent: paths.supportHome.href(),
  },
  {
    path: paths.dataPolicy.href(),
    section: dataPolicyTexts.title,
    description:
      'Qué datos personales tratamos y para qué, cuáles son sus derechos según la Ley 1581 de 2012, y los plazos de consultas y reclamos.',
    parent: paths.supportHome.href(),
  },
];

/** Metadata of an unknown address; a page without an address of its own. */
export const notFoundHead: PageHead = {
  path: '/404',
  section: pageStateTexts.notFoundTitle,
  description: pageStateTexts.notFoundText,
};

/**
 * Pages for users who sign in or are signed in, excluded from search engines. Those of an area and of
 * the profile show its frame while the session is being checked.
 */
export const privateHeads: readonly PageHead[] = [
  {
    path: paths.auth.href(),
    section: authTexts.loginTitle,
    description: authTexts.loginLead,
    also: [paths.auth.path],
  },
  {
    path: paths.register.href(),
    section: authTexts.toRegister,
    description: registrationTexts.lead,
  },
  {
    path: paths.pendingVerification.href(),
    section: pendingTexts.title,
    description: pendingTexts.text,
  },
  {
    path: paths.emailVerification.href(),
    section: verificationTexts.title,
    description: verificationTexts.verifying,
  },
  { path: paths.resetPassword.href(), section: resetTexts.title, description: resetTexts.lead },
  {
    path: paths.newPassword.href(),
    section: newPasswordTexts.title,
    description: newPasswordTexts.lead,
  },
  {
    path: paths.emailChange.href(),
    section: emailChangeTexts.title,
    description: emailChangeTexts.verifying,
  },
  {
    path: paths.profileEntry.href(),
    section: siteTexts.profile,
    description: authTexts.loginLead,
    also: [paths.profileEntry.path],
  },
  ...[paths.userArea, paths.adminArea].map(({ path, href }) => ({
    path: href(),
    section: null,
    description: authTexts.loginLead,
    also: [path],
  })),
];

/** Texts of the private pages outside React: before the portal has started, or if it cannot. */
export const startTexts = {
  needsScript:
    'Esta parte del portal necesita JavaScript. Actívelo en su navegador y recargue la página.',
  late: 'El portal tarda en cargar. Si no responde, revise su conexión y',
  reload: 'recargue la página',
} as const;
