/** The methods of requests that change nothing (RFC 9110, safe methods). */
export const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
