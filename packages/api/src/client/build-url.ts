import type { Endpoint } from '@consultancy/validation';

/** Values of a path or a query; a query leaves out absent and empty values. */
export type UrlValues = Readonly<Record<string, string | number | undefined>>;

/** Path parameters by the endpoint's own rules: usernames lower-cased (§5), tool codes upper-cased. */
function parseParams(endpoint: Endpoint, params: UrlValues): UrlValues {
  const parsed = endpoint.params?.safeParse(params);
  return parsed?.success ? (parsed.data as UrlValues) : params;
}

/**
 * The URL of an endpoint below `host`.
 * @throws Error when a parameter of the path is missing, which is a programming error.
 */
export function buildUrl(
  host: string,
  endpoint: Endpoint,
  params: UrlValues = {},
  query: UrlValues = {},
): string {
  const values = parseParams(endpoint, params);
  const path = endpoint.path.replace(/:([a-z_]+)/gi, (_, name: string) => {
    const value = values[name];
    if (value === undefined || value === '') throw new Error(`${endpoint.path} needs "${name}"`);
    const text = String(value);
    return encodeURIComponent(name === 'username' ? text.toLowerCase() : text);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  const suffix = search.size > 0 ? `?${search}` : '';
  return `${host.replace(/\/+$/, '')}${path}${suffix}`;
}
