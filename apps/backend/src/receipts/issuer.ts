import type { ProviderFacts } from '@consultancy/validation';
import type { Config } from '../config.ts';

/** Issuer of the receipts, who is also responsible for personal data. */
export type Issuer = ProviderFacts;

/** Reads the issuer from the configuration. */
export const issuerOf = (config: Config): Issuer => ({
  name: config.ISSUER_NAME,
  taxId: config.ISSUER_TAX_ID,
  address: config.ISSUER_ADDRESS,
  phone: config.ISSUER_PHONE,
  email: config.SUPPORT_EMAIL,
});
