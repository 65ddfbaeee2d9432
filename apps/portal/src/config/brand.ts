/** Facts about the product and its provider. An operator changes them here and nowhere else. */
export const brand = {
  product: 'GDB Audit',
  consultancy: 'Consultoría SIG y Ambiental',
  /** Value of `trans_platform` for sales made in this portal (§3). */
  platform: 'Portal GDB Audit',
  supportEmail: 'soporte@example.com',
  /** Year of the copyright line (§2). */
  copyrightYear: 2023,
  /** The three social networks (§2). */
  social: [
    { network: 'linkedin', label: 'LinkedIn', href: 'https://www.linkedin.com/' },
    { network: 'youtube', label: 'YouTube', href: 'https://www.youtube.com/' },
    { network: 'facebook', label: 'Facebook', href: 'https://www.facebook.com/' },
  ],
  /** Available credits below which the welcome suggests buying more. */
  lowBalanceCredits: '10.00',
} as const;

export type SocialNetwork = (typeof brand.social)[number]['network'];
