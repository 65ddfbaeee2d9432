import type { MapDetailName } from '../../../components/MapFrame/MapFrame.tsx';
import { paths } from '../../../config/paths.ts';
import { headingTexts } from '../../../texts/public.ts';
import { siteTexts } from '../../../texts/site.ts';

/** A public page that consists of its heading (§2), and the links of its frame. */
export interface HeadingPage {
  readonly path: string;
  readonly title: string;
  /** Detail of the map beside the heading. */
  readonly detail: MapDetailName;
  /** Links: the first is the one that most users want. */
  readonly links: readonly { readonly href: string; readonly label: string }[];
}

const contact = { href: paths.contact.href(), label: siteTexts.contact };
const services = { href: paths.productServices.href(), label: siteTexts.productServices };
const dataPolicy = { href: paths.dataPolicy.href(), label: siteTexts.dataPolicy };
const support = { href: paths.supportHome.href(), label: siteTexts.support };

export const headingPages: readonly HeadingPage[] = [
  {
    path: paths.gisConsultancy.path,
    title: headingTexts.gisConsultancy,
    detail: 'relief',
    links: [contact, services],
  },
  {
    path: paths.envConsultancy.path,
    title: headingTexts.envConsultancy,
    detail: 'water',
    links: [contact, services],
  },
  {
    path: paths.aboutUs.path,
    title: headingTexts.aboutUs,
    detail: 'findings',
    links: [services, contact],
  },
  {
    path: paths.terms.path,
    title: headingTexts.terms,
    detail: 'relief',
    links: [dataPolicy, support],
  },
];
