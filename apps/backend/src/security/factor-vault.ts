import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import type { Config } from '../config.ts';

const ALGORITHM = 'aes-256-gcm';
/** Bytes at the start of an encrypted secret that identify its key. */
export const KEY_ID_BYTES = 4;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = KEY_ID_BYTES + IV_BYTES + TAG_BYTES;

/** Encrypts the secrets of authenticator apps, which the server must be able to read. */
export interface FactorVault {
  seal(userId: number, secret: Buffer): Buffer;
  /** Null when no key fits, or the row is another user's or was changed. */
  open(userId: number, sealed: Buffer): OpenedSecret | null;
  /** Which key encrypted a secret; its first bytes, which identify the key, suffice. */
  keyOf(sealed: Buffer): 'current' | 'former' | 'unknown';
}

/** A secret, and whether it was encrypted with a former key. */
export interface OpenedSecret {
  secret: Buffer;
  isOutdated: boolean;
}

interface VaultKey {
  /** Identifies the key with which a secret was encrypted; discloses nothing about it. */
  id: Buffer;
  key: KeyObject;
}

function deriveKey(secret: string): VaultKey {
  const bytes = new Uint8Array(hkdfSync('sha256', secret, 'gdb-audit-portal', 'totp-secret', 32));
  const id = createHash('sha256').update('key id').update(bytes).digest().subarray(0, KEY_ID_BYTES);
  return { id, key: createSecretKey(bytes) };
}

/** Binds a sealed secret to its row: another user's does not open. */
const ownerOf = (userId: number) => Buffer.from(`totp of user ${userId}`);

function decrypt(key: KeyObject, userId: number, sealed: Buffer): Buffer | null {
  const iv = sealed.subarray(KEY_ID_BYTES, KEY_ID_BYTES + IV_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES });
  decipher.setAAD(ownerOf(userId));
  decipher.setAuthTag(sealed.subarray(KEY_ID_BYTES + IV_BYTES, HEAD_BYTES));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(HEAD_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}

/**
 * Encrypts with AES-256-GCM under a key derived from a setting.
 * @param secret encrypts, and decrypts what it encrypted.
 * @param former decrypt only, until what they encrypted is encrypted with the first (ADR 054).
 */
export function createFactorVault(secret: string, former: readonly string[]): FactorVault {
  const current = deriveKey(secret);
  const keys = [current, ...former.map(deriveKey)];
  const find = (sealed: Buffer) => {
    const id = sealed.subarray(0, KEY_ID_BYTES);
    return keys.find((one) => one.id.equals(id));
  };
  return {
    seal: (userId, plain) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, current.key, iv, { authTagLength: TAG_BYTES });
      cipher.setAAD(ownerOf(userId));
      const content = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([current.id, iv, cipher.getAuthTag(), content]);
    },
    open: (userId, sealed) => {
      const found = find(sealed);
      const plain = found && sealed.length > HEAD_BYTES && decrypt(found.key, userId, sealed);
      return plain ? { secret: plain, isOutdated: found !== current } : null;
    },
    keyOf: (sealed) => {
      const found = find(sealed);
      return found === current ? 'current' : found ? 'former' : 'unknown';
    },
  };
}

/** The vault of the settings: `FACTOR_SECRET` is `SESSION_SECRET` where it is not set. */
export function factorVaultOf(
  config: Pick<Config, 'FACTOR_SECRET' | 'FACTOR_SECRET_FORMER' | 'SESSION_SECRET'>,
): FactorVault {
  const { FACTOR_SECRET = config.SESSION_SECRET, FACTOR_SECRET_FORMER: former } = config;
  return createFactorVault(FACTOR_SECRET, former ? [former] : []);
}
