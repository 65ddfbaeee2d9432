import type { Config } from '../config.ts';

/** Issuer of the receipts, from the configuration. */
export interface Issuer {
  name: string;
  /** «NIT», when there is one. */
  taxId: string | undefined;
  address: string | undefined;
  email: string;
}

/** Reads the issuer from the configuration. */
export const issuerOf = (config: Config): Issuer => ({
  name: config.ISSUER_NAME,
  taxId: config.ISSUER_TAX_ID,
  address: config.ISSUER_ADDRESS,
  email: config.SUPPORT_EMAIL,
});
