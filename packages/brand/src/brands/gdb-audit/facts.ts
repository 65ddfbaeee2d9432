import type { BrandFacts } from '../../brand-facts.ts';

export const brand: BrandFacts = {
  product: 'GDB Audit',
  consultancy: 'Consultoría SIG y Ambiental',
  platform: 'Portal GDB Audit',
  provider: {
    name: 'Consultoría SIG y Ambiental',
    taxId: '000.000.000-0',
    address: 'Calle 0 # 0-00, Bogotá D. C.',
    phone: '+57 000 000 0000',
    email: 'soporte@example.com',
  },
  mark: { outline: 'M3 8V3h5M16 3h5v5M21 16v5h-5M8 21H3v-5', accent: 'm7 12 3.5 3.5L17 8' },
  copyrightYear: 2023,
  social: [
    { network: 'linkedin', label: 'LinkedIn', href: 'https://www.linkedin.com/' },
    { network: 'youtube', label: 'YouTube', href: 'https://www.youtube.com/' },
    { network: 'facebook', label: 'Facebook', href: 'https://www.facebook.com/' },
  ],
};
