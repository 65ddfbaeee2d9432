import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright';

/** Adds an authenticator to the tab, which creates passkeys and confirms each prompt at once. */
export async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Seconds for which an app shows a code. */
const period = 30;

/**
 * A code of an authenticator app.
 * @param secret as the portal shows it to be typed.
 * @param later number of codes after the present one; the server accepts the next one too.
 */
export function oneTimeCode(secret: string, later: 0 | 1 = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')), period });
  return totp.generate({ timestamp: Date.now() + later * period * 1000 });
}
