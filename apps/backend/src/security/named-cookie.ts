/** Binds a cookie to this host; needs the path `/`. */
export const hostPrefix = '__Host-';
/** Only asks for TLS, so that the path may be a narrower one. */
const securePrefix = '__Secure-';

/**
 * Name of a cookie and whether it is sent over TLS alone. Browsers accept a name with a prefix over TLS
 * only, so it has none where the portal is served without.
 */
export function namedCookie(
  publicUrl: string,
  name: string,
  prefix: typeof hostPrefix | typeof securePrefix = securePrefix,
): { name: string; secure: boolean } {
  const secure = publicUrl.startsWith('https:');
  return { name: secure ? `${prefix}${name}` : name, secure };
}
