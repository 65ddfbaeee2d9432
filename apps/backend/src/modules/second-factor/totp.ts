import { brand } from '@consultancy/brand';
import { Secret, TOTP } from 'otpauth';

/** Bytes of a secret: those of SHA-1's output, which all apps support (RFC 4226). */
const SECRET_BYTES = 20;
/** Steps before and after the present one that are accepted, for clocks that differ. */
const WINDOW = 1;
const PERIOD_SECONDS = 30;

const secretOf = (bytes: Buffer) => new Secret({ buffer: new Uint8Array(bytes).buffer });

const totpOf = (bytes: Buffer, label: string) =>
  new TOTP({ issuer: brand.product, label, secret: secretOf(bytes), period: PERIOD_SECONDS });

/** A new secret of an authenticator app. */
export function newTotpSecret(): Buffer {
  return Buffer.from(new Secret({ size: SECRET_BYTES }).bytes);
}

/** A secret as a user types it, and as the address in a QR code. */
export function describeTotp(secret: Buffer, username: string) {
  return { secret: secretOf(secret).base32, uri: totpOf(secret, username).toString() };
}

/**
 * The time step that a code belongs to, whose number grows; compared in constant time.
 * @param timestamp milliseconds since 1970.
 * @returns null when the code is of no accepted step.
 */
export function stepOfCode(secret: Buffer, code: string, timestamp: number): number | null {
  const delta = totpOf(secret, '').validate({ token: code, window: WINDOW, timestamp });
  return delta === null ? null : TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + delta;
}
