/** A `fetch` that responds from a function and records its requests; for tests. */
export function fakeFetch(
  response: (url: string, init: RequestInit) => Response | Promise<Response>,
) {
  const calls: { url: string; init: RequestInit }[] = [];
  const fetchLike = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = String(input);
    calls.push({ url, init });
    return response(url, init);
  };
  return {
    fetch: fetchLike,
    calls,
    /** Number of requests whose URL contains `part`. */
    count: (part: string) => calls.filter(({ url }) => url.includes(part)).length,
  };
}

/** A JSON response. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

/** The response to a request without a session. */
export const unauthenticated = () => json({ error: 'x', code: 'UNAUTHENTICATED' }, 401);

export const someUser = { username: 'marcela_rios', role: 'user' };
