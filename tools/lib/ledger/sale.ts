import { setTimeout as sleep } from 'node:timers/promises';
import { newTransaction, reverseTransaction } from '@consultancy/validation';
import type { PortalClient } from '../lines/portal-client.ts';

/** An answer, read whole. */
export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** An answer, read whole; `null` when the connection was cut off before its end. */
async function read(sent: Promise<Response>): Promise<Answer | null> {
  try {
    const response = await sent;
    return { status: response.status, text: await response.text() };
  } catch (error) {
    // What `fetch` throws for a connection; a time limit has another name.
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** How often a server was too busy, or hung up; its requests were sent again. */
export class BusyAnswers {
  /** Answers with 503. */
  count = 0;
  /** Connections without an answer. */
  cutOff = 0;

  /** Sends a request until it is taken, as any client does that gives it a key. */
  async untilTaken(send: () => Promise<Response>): Promise<Answer> {
    for (;;) {
      const answer = await read(send());
      if (answer && answer.status !== 503) return answer;
      if (answer) this.count += 1;
      else this.cutOff += 1;
      await sleep(500);
    }
  }
}

const patience = 120_000;

/** The payload of a purchase, with a bot check that was just worked out. */
export async function salePayload(client: PortalClient, email: string, password: string) {
  return {
    target_email: email,
    password,
    trans_type: 'Compra',
    amount_paid: '1000',
    credits_purchased: '3',
    trans_platform: 'Portal GDB Audit',
    acceptTerms: true,
    recaptchaToken: await client.botToken('transactionSubmit'),
  };
}

/** Records a purchase under a key. */
export function sell(client: PortalClient, key: string, body: unknown): Promise<Response> {
  const headers = { 'idempotency-key': key };
  return client.send('POST', newTransaction.path, { body, headers, patience });
}

/** Takes a purchase back under a key. */
export function reverse(
  client: PortalClient,
  key: string,
  id: number,
  password: string,
): Promise<Response> {
  const path = reverseTransaction.path.replace(':id', `${id}`);
  const body = { reason: 'Devolución de la prueba', password };
  return client.send('POST', path, { body, headers: { 'idempotency-key': key }, patience });
}
