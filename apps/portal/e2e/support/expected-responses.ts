// These two endpoints respond with 401 to an anonymous visitor (§4). This is expected.
const respondsToAnonymous = /\/api\/(auth\/validate_token|token\/refresh)$/;

/** What a response says went wrong, as the visitors' lists have it; `null` when nothing did. */
export function errorOfResponse(status: number, url: string): string | null {
  if (status < 400 || (status === 401 && respondsToAnonymous.test(url))) return null;
  return `response: ${status} ${url}`;
}
