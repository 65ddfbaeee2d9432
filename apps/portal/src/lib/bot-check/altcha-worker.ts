import { solveChallenge } from 'altcha-lib';
import { deriveKey as derivePbkdf2 } from 'altcha-lib/algorithms/web/pbkdf2';
import { deriveKey as deriveSha } from 'altcha-lib/algorithms/web/sha';
import type { Challenge, Payload } from 'altcha-lib/types';

/** Message of the worker: the payload to send, or the reason why there is none. */
export type SolverResponse = { payload: Payload } | { error: string };

self.addEventListener('message', async (event: MessageEvent<Challenge>) => {
  const challenge = event.data;
  const deriveKey = challenge.parameters.algorithm.startsWith('PBKDF2') ? derivePbkdf2 : deriveSha;
  let response: SolverResponse;
  try {
    const solution = await solveChallenge({ challenge, deriveKey });
    response = solution ? { payload: { challenge, solution } } : { error: 'no solution in time' };
  } catch (error) {
    response = { error: String(error) };
  }
  self.postMessage(response);
});
