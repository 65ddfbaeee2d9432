import { createClient } from '@consultancy/api';

/**
 * The desktop toolbox's side of the tool API (decisions §4): no cookies, and the machine's token.
 * @param token none before activation.
 */
export const toolboxClient = (host: string, token?: string) =>
  createClient({
    host,
    fetch: (url, init) => {
      const headers = new Headers(init?.headers);
      if (token) headers.set('authorization', `Bearer ${token}`);
      return fetch(url, { ...init, headers });
    },
  });
