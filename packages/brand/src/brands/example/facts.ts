import type { BrandFacts } from '../../brand-facts.ts';

/** A second brand, with which a test shows that a brand is one folder. */
export const brand: BrandFacts = {
  product: 'Cartas Claras',
  consultancy: 'Estudio Cordillera',
  platform: 'Portal Cartas Claras',
  provider: {
    name: 'Estudio Cordillera',
    taxId: '111.111.111-1',
    address: 'Carrera 1 # 1-11, Manizales',
    phone: '+57 111 111 1111',
    email: 'ayuda@cordillera.example',
  },
  mark: { outline: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18z', accent: 'm8 12 3 3 5.5-6' },
  copyrightYear: 2026,
  social: [
    { network: 'linkedin', label: 'LinkedIn', href: 'https://www.linkedin.com/company/cordillera' },
    { network: 'youtube', label: 'YouTube', href: 'https://www.youtube.com/@cordillera' },
    { network: 'facebook', label: 'Facebook', href: 'https://www.facebook.com/cordillera' },
  ],
};
