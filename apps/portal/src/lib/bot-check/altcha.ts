import type { Client } from '@consultancy/api';
import { type BotCheckAction, getBotCheckChallenge } from '@consultancy/validation';
import type { SolverResponse } from './altcha-worker.ts';
import type { BotCheckToken } from './bot-check-token.ts';

/** Milliseconds before its expiry within which a token is not sent any more. */
const expiryMargin = 15_000;

function solve(challenge: unknown): Promise<SolverResponse> {
  const worker = new Worker(new URL('./altcha-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<SolverResponse>((resolve, reject) => {
    worker.addEventListener('message', (event: MessageEvent<SolverResponse>) =>
      resolve(event.data),
    );
    worker.addEventListener('error', (event) => reject(new Error(event.message)));
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}

function expiryOf(challenge: unknown): number {
  const { parameters } = challenge as { parameters?: { expiresAt?: unknown } };
  const seconds = parameters?.expiresAt;
  return typeof seconds === 'number' ? seconds * 1000 - expiryMargin : Number.POSITIVE_INFINITY;
}

/** Solves a challenge of the self-hosted check, off the main thread. */
export async function altchaToken(client: Client, action: BotCheckAction): Promise<BotCheckToken> {
  const challenge = await client.request(getBotCheckChallenge, { query: { action } });
  const response = await solve(challenge);
  if ('error' in response) throw new Error(response.error);
  return { value: btoa(JSON.stringify(response.payload)), goodUntil: expiryOf(challenge) };
}
