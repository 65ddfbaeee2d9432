import { setTimeout as sleep } from 'node:timers/promises';
import { newTransaction, reverseTransaction } from '@consultancy/validation';
import type { PortalClient, ReadResponse } from '../../lib/cases/portal-client.ts';
import type { Tally } from '../../lib/cases/statistics.ts';

/** Repeats a request like any client that sends an idempotency key, and counts the repetitions. */
export async function sendAgain(repeated: Tally, request: () => Promise<ReadResponse>) {
  for (;;) {
    const response = await request().catch((error: unknown) => {
      // `fetch` throws a TypeError for a connection; a timeout has another name.
      if (error instanceof TypeError) return null;
      throw error;
    });
    if (response && response.status !== 503) return response;
    repeated.count(response ? 'busy' : 'cut off');
    await sleep(500);
  }
}

const post = (client: PortalClient, path: string, key: string, body: unknown) =>
  client.read('POST', path, { body, headers: { 'idempotency-key': key }, timeout: 120_000 });

/** The payload of a purchase, with a bot check that was just solved. */
export async function purchaseBody(client: PortalClient, email: string, password: string) {
  const fixed = { trans_type: 'Compra', acceptTerms: true } as const;
  return {
    ...{ ...fixed, target_email: email, password, trans_platform: 'Portal GDB Audit' },
    ...{ amount_paid: '1000', credits_purchased: '3' },
    recaptchaToken: await client.botToken('transactionSubmit'),
  };
}

export const purchase = (client: PortalClient, key: string, body: unknown) =>
  post(client, newTransaction.path, key, body);

export function reverse(client: PortalClient, key: string, id: number, password: string) {
  const body = { reason: 'Devolución de la prueba', password };
  return post(client, reverseTransaction.path.replace(':id', `${id}`), key, body);
}
