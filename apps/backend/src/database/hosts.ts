import { isThisMachine } from '../this-machine.ts';

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

/**
 * Whether an address names a host on another machine and none of the driver's settings of TLS, `sslmode`
 * and others: data would travel unencrypted without anyone having said so. A host that is empty or a
 * path is a socket of this machine.
 */
export function lacksTlsMode(databaseUrl: string): boolean {
  return splitHosts(databaseUrl).some((url) => {
    const { hostname, searchParams } = new URL(url);
    const host = decodeURIComponent(searchParams.get('host') ?? hostname);
    const isLocal = host === '' || host.startsWith('/') || isThisMachine(host);
    return !isLocal && ![...searchParams.keys()].some((name) => name.startsWith('ssl'));
  });
}
