import { brand } from '@consultancy/brand';

/**
 * Title of a page: «Sección · product name», or the product name alone on the home page (§1,
 * decisions §3).
 */
export const documentTitle = (section: string | null): string =>
  section === null ? brand.product : `${section} · ${brand.product}`;
