import { digest, mac } from '../security/keys.ts';

export type LinkPurpose = 'verify-email' | 'reset-password' | 'change-email';

/** The token of a mailed link: derived from its row's nonce, so that no table or job holds it. */
export function linkToken(key: Buffer, purpose: LinkPurpose, nonce: string): string {
  return mac(key, purpose, nonce).toString('base64url');
}

/** What the table keeps of a link's token. */
export function linkTokenHash(key: Buffer, purpose: LinkPurpose, nonce: string): Buffer {
  return digest(linkToken(key, purpose, nonce));
}
