import {
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  timingSafeEqual,
} from 'node:crypto';

/** Purposes of the derived keys; a key that leaks for one purpose does not affect another. */
export type KeyPurpose =
  | 'session'
  | 'device'
  | 'mail-link'
  | 'bot-check'
  | 'activation-code'
  | 'read-position';

/** Keys derived from SESSION_SECRET, one per purpose. */
export type Keys = (purpose: KeyPurpose) => KeyObject;

/**
 * Derives the keys once per process (HKDF-SHA-256). They are key objects, as taking bytes for a key
 * costs more than the MAC itself.
 */
export function deriveKeys(secret: string): Keys {
  const known = new Map<KeyPurpose, KeyObject>();
  return (purpose) => {
    const cached = known.get(purpose);
    if (cached) {
      return cached;
    }
    const bytes = hkdfSync('sha256', secret, 'gdb-audit-portal', purpose, 32);
    const key = createSecretKey(new Uint8Array(bytes));
    known.set(purpose, key);
    return key;
  };
}

/** HMAC-SHA-256. */
export function mac(key: KeyObject, ...parts: readonly string[]): Buffer {
  return createHmac('sha256', key).update(parts.join('\0')).digest();
}

/** SHA-256, for tokens that are random enough not to be guessed from their hash. */
export function digest(value: string): Buffer {
  return createHash('sha256').update(value).digest();
}

/** Whether two byte strings are equal, in constant time. */
export function sameBytes(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
