const authority = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/;

/**
 * Splits the address of a database with several hosts, as libpq reads it:
 * `postgres://user:password@one:5432,two:5432/name`. The driver reads one host only.
 * @returns one address for each host, in their order.
 */
export function splitHosts(databaseUrl: string): string[] {
  const [, start = '', hosts = '', rest = ''] = authority.exec(databaseUrl) ?? [];
  return hosts.split(',').map((host) => `${start}${host}${rest}`);
}

/** Whether every host of a database's address is readable. */
export function isDatabaseUrl(databaseUrl: string): boolean {
  return authority.test(databaseUrl) && splitHosts(databaseUrl).every((url) => URL.canParse(url));
}
