import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;

/** The code of an authenticator app. @param steps later than the present one. */
export const oneTimeCode = (secret: string, steps = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * STEP_MS });
