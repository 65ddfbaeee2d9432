import { siteTexts } from './common.ts';

/** Texts of the public pages that consist of their heading (§2). */
export const headingTexts = {
  next: 'También le puede servir',
  register: 'Ir a Registro',
  home: 'Ir al inicio',
  productServices: siteTexts.productServices,
  aboutUs: siteTexts.aboutUs,
  pricing: siteTexts.pricing,
  downloads: siteTexts.downloads,
  support: siteTexts.support,
  contact: siteTexts.contact,
  terms: siteTexts.terms,
  dataPolicy: siteTexts.dataPolicy,
} as const;
