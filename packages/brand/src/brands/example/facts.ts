import type { BrandFacts } from '../../brand-facts.ts';

/** A second brand, with which a test shows that a brand is one folder. */
export const brand: BrandFacts = {
  product: 'Cartas Claras',
  consultancy: 'Estudio Cordillera',
  platform: 'Portal Cartas Claras',
  supportEmail: 'ayuda@cordillera.example',
  copyrightYear: 2026,
  social: [
    { network: 'linkedin', label: 'LinkedIn', href: 'https://www.linkedin.com/company/cordillera' },
    { network: 'youtube', label: 'YouTube', href: 'https://www.youtube.com/@cordillera' },
    { network: 'facebook', label: 'Facebook', href: 'https://www.facebook.com/cordillera' },
  ],
};
