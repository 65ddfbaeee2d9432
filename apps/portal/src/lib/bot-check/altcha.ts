import type { Client } from '@consultancy/api';
import {
  type BotCheckAction,
  botCheckMinutes,
  getBotCheckChallenge,
} from '@consultancy/validation';
import type { SolverResponse } from './altcha-worker.ts';
import type { BotCheckToken } from './bot-check-token.ts';

/** Milliseconds for which a token is sent: some less than its challenge can be used. */
const tokenLife = botCheckMinutes * 60_000 - 15_000;

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

/** Solves a challenge of the self-hosted check, off the main thread. */
export async function altchaToken(client: Client, action: BotCheckAction): Promise<BotCheckToken> {
  // Counted from here, as the clock of the server may differ from that of this device.
  const goodUntil = Date.now() + tokenLife;
  const challenge = await client.request(getBotCheckChallenge, { query: { action } });
  const response = await solve(challenge);
  if ('error' in response) throw new Error(response.error);
  return { value: btoa(JSON.stringify(response.payload)), goodUntil };
}
