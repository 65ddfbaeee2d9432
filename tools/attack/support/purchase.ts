import { setTimeout as sleep } from 'node:timers/promises';
import { newTransaction, reverseTransaction } from '@consultancy/validation';
import type { PortalClient } from '../../lib/cases/portal-client.ts';

interface TextResponse {
  readonly status: number;
  readonly text: string;
}

/** Repeats requests like any client that sends an idempotency key, and counts the repetitions. */
export class RetryingSender {
  /** Responses with 503. */
  busy = 0;
  /** Connections without a response. */
  cutOff = 0;

  async send(request: () => Promise<TextResponse>): Promise<TextResponse> {
    for (;;) {
      const response = await request().catch((error: unknown) => {
        // `fetch` throws a TypeError for a connection; a timeout has another name.
        if (error instanceof TypeError) return null;
        throw error;
      });
      if (response && response.status !== 503) return response;
      if (response) this.busy += 1;
      else this.cutOff += 1;
      await sleep(500);
    }
  }
}

const timeout = 120_000;

/** The payload of a purchase, with a bot check that was just solved. */
export async function purchaseBody(client: PortalClient, email: string, password: string) {
  return {
    ...{ target_email: email, password, trans_type: 'Compra', trans_platform: 'Portal GDB Audit' },
    ...{ amount_paid: '1000', credits_purchased: '3', acceptTerms: true },
    recaptchaToken: await client.botToken('transactionSubmit'),
  };
}

/** Records a purchase with an idempotency key. */
export function purchase(client: PortalClient, key: string, body: unknown) {
  const headers = { 'idempotency-key': key };
  return client.read('POST', newTransaction.path, { body, headers, timeout });
}

/** Reverses a purchase with an idempotency key. */
export function reverse(client: PortalClient, key: string, id: number, password: string) {
  const path = reverseTransaction.path.replace(':id', `${id}`);
  const body = { reason: 'Devolución de la prueba', password };
  return client.read('POST', path, { body, headers: { 'idempotency-key': key }, timeout });
}
