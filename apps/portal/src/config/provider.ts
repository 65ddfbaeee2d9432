import { brand } from '@consultancy/brand';
import type { ProviderFacts } from '@consultancy/validation';

/**
 * Placeholders in prerendered pages that the server replaces by its settings (docs/adr/028). None
 * is part of another, and none has a character that HTML or JSON escapes.
 */
export const providerPlaceholders: ProviderFacts = {
  name: 'provider-name.portal.invalid',
  taxId: 'provider-tax-id.portal.invalid',
  address: 'provider-address.portal.invalid',
  phone: 'provider-phone.portal.invalid',
  email: 'provider-email@portal.invalid',
};

/** Name of the `meta` element that hands one of the facts to the scripts of its page. */
export const providerMeta = (fact: keyof ProviderFacts): string => `provider-${fact}`;

/** The facts in the head of the page; the brand's own where no server has filled them in. */
function readProvider(page: Document): ProviderFacts {
  const read = (fact: keyof ProviderFacts) =>
    page.querySelector<HTMLMetaElement>(`meta[name="${providerMeta(fact)}"]`)?.content ??
    brand.provider[fact];
  return {
    name: read('name'),
    taxId: read('taxId'),
    address: read('address'),
    phone: read('phone'),
    email: read('email'),
  };
}

/**
 * Legal facts about who provides the portal, the «Responsable» (§2, §9): settings of the server,
 * which it writes into each page. Rendered without a browser they are placeholders.
 */
export const provider: ProviderFacts =
  typeof document === 'undefined' ? providerPlaceholders : readProvider(document);
