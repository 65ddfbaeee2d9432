import { digest, type Keys, mac } from '../security/keys.ts';

/** Purpose of a mailed link; a link is valid for its own purpose only. */
export type LinkPurpose = 'verify-email' | 'reset-password' | 'change-email';

/**
 * The token of a mailed link: derived from its row's nonce, so that no table or job contains it.
 */
export function linkToken(keys: Keys, purpose: LinkPurpose, nonce: string): string {
  return mac(keys('mail-link'), purpose, nonce).toString('base64url');
}

/** The URL of a mailed link: a page of the portal with its token. */
export function linkUrl(
  { keys, publicUrl }: { keys: Keys; publicUrl: string },
  page: string,
  { purpose, nonce }: { purpose: LinkPurpose; nonce: string },
): string {
  return `${publicUrl}${page}?token=${linkToken(keys, purpose, nonce)}`;
}

/** The stored hash of a link's token. */
export function linkTokenHash(keys: Keys, purpose: LinkPurpose, nonce: string): Buffer {
  return digest(linkToken(keys, purpose, nonce));
}
