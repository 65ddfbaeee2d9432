import type { BrandFacts } from '../../brand-facts.ts';

export const brand: BrandFacts = {
  product: 'GDB Audit',
  consultancy: 'Consultoría SIG y Ambiental',
  platform: 'Portal GDB Audit',
  supportEmail: 'soporte@example.com',
  copyrightYear: 2023,
  social: [
    { network: 'linkedin', label: 'LinkedIn', href: 'https://www.linkedin.com/' },
    { network: 'youtube', label: 'YouTube', href: 'https://www.youtube.com/' },
    { network: 'facebook', label: 'Facebook', href: 'https://www.facebook.com/' },
  ],
};
