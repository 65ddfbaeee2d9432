/** Networks whose icon the portal has. */
export type SocialNetwork = 'linkedin' | 'youtube' | 'facebook';

/** Paths of a mark on a grid of 24, rendered as lines. */
export interface BrandMarkPaths {
  /** Lines in the color of the text. */
  outline: string;
  /** The thick line in the accent of the theme. */
  accent: string;
}

/** Legal facts about who provides the product, the «Responsable» of personal data. */
export interface BrandProvider {
  /** Its name, as in the register of companies. */
  name: string;
  /** «NIT», with its check digit. */
  taxId: string;
  /** Street and town. */
  address: string;
  phone: string;
  /** Address for questions, purchases and claims about personal data (§2). */
  email: string;
}

/** Facts about a product and its provider, for the portal, its e-mails and its receipts. */
export interface BrandFacts {
  /** Name of the product, as in page titles and subjects of e-mails. */
  product: string;
  /** Name of the provider, as pages show it; its legal name is a setting of the server. */
  consultancy: string;
  /** Value of `trans_platform` for sales made in this portal (§3). */
  platform: string;
  /**
   * Placeholders for the legal facts, which are settings of the server: shown where nothing is set,
   * and rejected in production.
   */
  provider: BrandProvider;
  /** The mark beside the name, in the header of the pages and on images for social networks. */
  mark: BrandMarkPaths;
  /** Year of the copyright line (§2). */
  copyrightYear: number;
  /** The three social networks (§2). */
  social: readonly { network: SocialNetwork; label: string; href: string }[];
}
