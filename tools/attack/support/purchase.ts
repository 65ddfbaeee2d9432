import type { PortalClient } from '../../lib/cases/portal-client.ts';

/** The payload of a purchase, with a bot check that was just solved. */
export async function purchaseBody(client: PortalClient, email: string, password: string) {
  const fixed = { trans_type: 'Compra', acceptTerms: true } as const;
  return {
    ...{ ...fixed, target_email: email, password, trans_platform: 'Portal GDB Audit' },
    ...{ amount_paid: '1000', credits_purchased: '3' },
    recaptchaToken: await client.botToken('transactionSubmit'),
  };
}
