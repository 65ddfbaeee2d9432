import { siteTexts } from './site.ts';

/** Texts of the public pages that consist of their heading (§2). */
export const headingTexts = {
  next: 'También le puede servir',
  gisConsultancy: 'Consultoría SIG',
  envConsultancy: 'Consultoría ambiental',
  aboutUs: siteTexts.aboutUs,
  terms: siteTexts.terms,
} as const;
