import type { KeyObject } from 'node:crypto';
import { digest, mac } from '../security/keys.ts';

/** Purpose of a mailed link; a link is valid for its own purpose only. */
export type LinkPurpose = 'verify-email' | 'reset-password' | 'change-email';

/**
 * The token of a mailed link: derived from its row's nonce, so that no table or job contains it.
 */
export function linkToken(key: KeyObject, purpose: LinkPurpose, nonce: string): string {
  return mac(key, purpose, nonce).toString('base64url');
}

/** The stored hash of a link's token. */
export function linkTokenHash(key: KeyObject, purpose: LinkPurpose, nonce: string): Buffer {
  return digest(linkToken(key, purpose, nonce));
}
