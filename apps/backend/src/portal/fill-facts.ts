import { type PortalSite, type ProviderFacts, providerFactNames } from '@consultancy/validation';

/** Facts about the installation in the portal's documents. */
export interface SiteFacts {
  /** The site's own origin, its PUBLIC_URL. */
  readonly origin: string;
  readonly provider: ProviderFacts;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

const inHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** Inside a string of JSON; its text cannot close the script element. */
const inData = (text: string) => JSON.stringify(text).slice(1, -1).replaceAll('<', '\\u003c');

const scripts = /(<script\b[^>]*>.*?<\/script>)/s;

/**
 * Puts the facts in place of the placeholders that the build left (docs/adr/028), each as its
 * place needs it: text and attributes of HTML, or the data of a script.
 * @param site names the placeholders.
 */
export function fillFacts(
  text: string,
  site: Pick<PortalSite, 'origin' | 'provider'>,
  { origin, provider }: SiteFacts,
): string {
  const fill = (part: string, encode: (value: string) => string) =>
    providerFactNames.reduce(
      (filled, name) => filled.replaceAll(site.provider[name], () => encode(provider[name])),
      part.replaceAll(site.origin, () => origin),
    );
  return text
    .split(scripts)
    .map((part, index) => fill(part, index % 2 === 1 ? inData : inHtml))
    .join('');
}
