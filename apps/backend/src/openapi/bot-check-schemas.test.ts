import { pbkdf2Sync } from 'node:crypto';
import { expect, it } from 'vitest';
import { Browser } from '../../test/browser.ts';
import { startBackend } from '../../test/build-app.ts';

const backend = startBackend();

interface Challenge {
  parameters: { nonce: string; salt: string; cost: number; keyLength: number; keyPrefix: string };
  signature: string;
}

/** Solves a challenge by the instructions of the API document alone, without the provider's library. */
function solve(challenge: Challenge): string {
  const { nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters;
  for (let counter = 0; ; counter += 1) {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(counter);
    const secret = Buffer.concat([Buffer.from(nonce, 'hex'), bytes]);
    const key = pbkdf2Sync(secret, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256');
    const derivedKey = key.toString('hex');
    if (derivedKey.startsWith(keyPrefix)) {
      const solution = { challenge, solution: { counter, derivedKey } };
      return Buffer.from(JSON.stringify(solution)).toString('base64');
    }
  }
}

it('explains how to solve the bot check: a solution made by it alone is accepted', async () => {
  const browser = new Browser(backend);
  const { text } = await browser.get('/api/bot_check/challenge?action=passwordReset');
  const recaptchaToken = solve(JSON.parse(text));
  const send = (token: string) =>
    browser.post('/api/password-reset-send-email', {
      email: 'ana@example.com',
      recaptchaToken: token,
    });
  expect(await send(recaptchaToken)).toMatchObject({ status: 200 });
  expect((await send(recaptchaToken)).body.code).toBe('BOT_CHECK_FAILED');
});

it('describes the challenge as it is', async () => {
  const { text } = await new Browser(backend).get('/api/bot_check/challenge?action=login');
  const document = (await backend.app.inject('/api/openapi.json')).json();
  const { BotCheckChallenge, BotCheckParameters } = document.components.schemas;
  const challenge = JSON.parse(text);
  expect(Object.keys(challenge).sort()).toEqual(Object.keys(BotCheckChallenge.properties).sort());
  expect(Object.keys(challenge.parameters).sort()).toEqual(
    Object.keys(BotCheckParameters.properties).sort(),
  );
});
