import * as z from 'zod/mini';

/** Hash of an inline style or script, as a content security policy names it. */
const policyHash = z.string().check(z.regex(/^'sha256-[\w+/]{43}='$/));

/** A built document of the portal, and the addresses that it is served at. */
export const portalDocument = z.object({
  /** Its file below the portal's folder. */
  file: z.string(),
  /**
   * Paths, or patterns that end in `/*`; the first is the one that links and search engines use.
   * None for the document that is served at an unknown address.
   */
  addresses: z.array(z.string()),
  /** Hashes of its inline styles. */
  styles: z.array(policyHash),
  /** Hashes of its inline scripts. */
  scripts: z.array(policyHash),
});
export type PortalDocument = z.infer<typeof portalDocument>;

/** Legal facts about the provider (the «Responsable»), as settings of the server give them. */
export const providerFacts = z.object({
  /** Its name, as in the register of companies. */
  name: z.string(),
  /** «NIT», with its check digit. */
  taxId: z.string(),
  /** Street and town. */
  address: z.string(),
  phone: z.string(),
  /** Address for questions, purchases and claims about personal data. */
  email: z.string(),
});
/** Names of the provider's facts. */
export const providerFactNames = z.keyof(providerFacts).options;
export type ProviderFacts = z.infer<typeof providerFacts>;

/** `site.json` of the built portal: what the server has to know of its pages (decisions §1). */
export const portalSite = z.object({
  /** Placeholder in documents and texts for the site's own origin, the server's PUBLIC_URL. */
  origin: z.url(),
  /** Placeholders in documents for each of the provider's facts. */
  provider: providerFacts,
  /** Public key of reCAPTCHA that it was built with; without one it uses the self-hosted check. */
  recaptchaSiteKey: z.optional(z.string()),
  /** Pages that are served with their content. */
  pages: z.array(portalDocument),
  /** Shown for any other address, with the status 404. */
  notFound: portalDocument,
  /** Other files that name the origin, such as `sitemap.xml`. */
  texts: z.array(z.string()),
});
export type PortalSite = z.infer<typeof portalSite>;
