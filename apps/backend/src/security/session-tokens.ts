import type { KeyObject } from 'node:crypto';
import { mac, sameBytes } from './keys.ts';

/** Claims of a session token with a valid signature. */
export interface TokenClaim {
  sessionId: string;
  generation: number;
}

/** The short token of every request, and the one that renews it. */
export type TokenKind = 'access' | 'refresh';

const ID_BYTES = 16;
const MAC_BYTES = 32;
const TOKEN_BYTES = ID_BYTES + 4 + MAC_BYTES;

const claimPart = (claim: TokenClaim) => `${claim.sessionId}.${claim.generation}`;

/**
 * Derives a token of a session's generation. The same claim always gives the same token, so a
 * renewal whose response was lost can be repeated while the database stores no token at all.
 * @param key the session key, derived from SESSION_SECRET.
 */
export function makeToken(key: KeyObject, kind: TokenKind, claim: TokenClaim): string {
  const generation = Buffer.alloc(4);
  generation.writeUInt32BE(claim.generation);
  return Buffer.concat([
    Buffer.from(claim.sessionId.replaceAll('-', ''), 'hex'),
    generation,
    mac(key, kind, claimPart(claim)),
  ]).toString('base64url');
}

function verifyToken(key: KeyObject, kind: TokenKind, token: string): TokenClaim | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== TOKEN_BYTES || bytes.toString('base64url') !== token) {
    return null;
  }
  const hex = bytes.toString('hex', 0, ID_BYTES);
  const claim = {
    sessionId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    generation: bytes.readUInt32BE(ID_BYTES),
  };
  const signature = bytes.subarray(ID_BYTES + 4);
  return sameBytes(signature, mac(key, kind, claimPart(claim))) ? claim : null;
}

/** Most tokens that are known at once, some 200 bytes each. */
const MAX_KNOWN = 10_000;

/** The claims of access tokens whose signature was verified, by the key that signed them. */
const knownTokens = new WeakMap<KeyObject, Map<string, TokenClaim>>();

/**
 * Reads a token; null when it is malformed, of the other kind, or not signed by this server. An access
 * token comes with each request of ten minutes, and its signature is verified at the first: the same
 * text is signed for ever, and whether its session still counts is for the database to say.
 */
export function readToken(key: KeyObject, kind: TokenKind, token: string): TokenClaim | null {
  if (kind !== 'access') {
    return verifyToken(key, kind, token);
  }
  const known = knownTokens.get(key) ?? new Map<string, TokenClaim>();
  const claim = known.get(token) ?? verifyToken(key, kind, token);
  if (claim && !known.has(token)) {
    if (known.size >= MAX_KNOWN) {
      known.clear();
    }
    known.set(token, claim);
    knownTokens.set(key, known);
  }
  return claim;
}
