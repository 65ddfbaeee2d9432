import type { Client } from '@consultancy/api';
import {
  type BotCheckAction,
  botCheckMinutes,
  getBotCheckChallenge,
} from '@consultancy/validation';
import type { SolverResponse } from './altcha-worker.ts';
import workerUrl from './altcha-worker.ts?worker&url';
import type { BotCheckToken } from './bot-check-token.ts';

/** Makes the addresses that a worker may be started from, where the browser has Trusted Types. */
interface AddressPolicy {
  createScriptURL(address: string): URL;
}

declare global {
  var trustedTypes:
    | {
        createPolicy(
          name: string,
          rules: { createScriptURL: (address: string) => string },
        ): AddressPolicy;
      }
    | undefined;
}

/** The one policy that the server's content policy names (ADR 073): it knows one address. */
const policy = globalThis.trustedTypes?.createPolicy('bot-check', {
  createScriptURL: () => workerUrl,
});

/** Milliseconds for which a token is sent: some less than its challenge can be used. */
const tokenLife = botCheckMinutes * 60_000 - 15_000;

function solve(challenge: unknown): Promise<SolverResponse> {
  const worker = new Worker(policy?.createScriptURL('') ?? workerUrl, { type: 'module' });
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
